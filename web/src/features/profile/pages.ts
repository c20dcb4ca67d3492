import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#protocol/limits';
import type { HistoryResponse } from '#protocol/rest';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

export function useHistory(page: number) {
  return useQuery({
    queryKey: ['history', page],
    queryFn: async () => {
      try {
        return await request<HistoryResponse>('GET', `/profile/history?page=${page}&page_size=${PAGE_SIZE}`);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}
