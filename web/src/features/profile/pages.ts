import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#protocol/limits';
import type { CreationsAnswer } from '#protocol/quizzes';
import type { HistoryAnswer } from '#protocol/rest';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

function usePage<T>(list: 'history' | 'creations', page: number) {
  return useQuery({
    queryKey: ['profile', list, page],
    queryFn: async () => {
      try {
        return await request<T>('GET', `/profile/${list}?page=${page}&page_size=${PAGE_SIZE}`);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}

export const useHistory = (page: number) => usePage<HistoryAnswer>('history', page);
export const useCreations = (page: number) => usePage<CreationsAnswer>('creations', page);
