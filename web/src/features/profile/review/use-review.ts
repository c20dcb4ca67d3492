import { useQuery } from '@tanstack/react-query';
import type { ReviewedQuestion, ReviewResponse } from '#protocol/review';
import { logFailure } from '../../../lib/log.js';
import { request } from '../../../lib/request.js';

export function useReview(id: string) {
  return useQuery({
    queryKey: ['review', id],
    queryFn: async () => {
      try {
        return await request<ReviewResponse>('GET', `/profile/history/${encodeURIComponent(id)}`);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
    enabled: id !== '',
  });
}

/** The largest number of consecutive right answers. */
export function longestRow(questions: readonly ReviewedQuestion[]): number {
  let [row, longest] = [0, 0];
  for (const { is_correct } of questions) {
    row = is_correct ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
