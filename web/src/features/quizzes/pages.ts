import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '#protocol/limits';
import type { CreationsResponse, QuizzesResponse } from '#protocol/quizzes';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

function usePage<T>(path: string, page: number, search = '') {
  const wanted = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  if (search) wanted.set('search', search);
  return useQuery({
    queryKey: ['quizzes', path, page, search],
    queryFn: async () => {
      try {
        return await request<T>('GET', `${path}?${wanted}`);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    // several screens create, rename and delete quizzes
    staleTime: 0,
  });
}

/** The user's own quizzes, newest first. */
export const useCreations = (page: number) => usePage<CreationsResponse>('/profile/creations', page);

/** All quizzes, newest first. */
export const useQuizzes = (page: number, search: string) =>
  usePage<QuizzesResponse>('/get-custom-quizzes', page, search);

/** Invalidates every list of quizzes; visible ones are fetched again at once. */
export function useRefreshQuizzes() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['quizzes'] });
}
