import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  CorrectionBody,
  CorrectionResponse,
  PreviewBody,
  PreviewResponse,
  StatisticsResponse,
} from '#protocol/operator';
import { request } from '../../../lib/request.js';
import { uuid } from '../../../lib/uuid.js';

const OPERATOR = 'operator';

export const useStatistics = (id: string) =>
  useQuery({
    queryKey: [OPERATOR, 'statistics', id],
    queryFn: () => request<StatisticsResponse>('GET', `/operator/games/${id}/statistics`),
  });

/** What a correction would change, from the results as they are now. */
export const usePreview = (id: string, body: PreviewBody | null) =>
  useQuery({
    queryKey: [OPERATOR, 'preview', id, body],
    queryFn: () =>
      request<PreviewResponse>('POST', `/operator/games/${id}/corrections/preview`, body ?? undefined),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Appends a correction. A second try with the same content is the same command. Afterwards all is loaded again. */
export function useCorrect(id: string) {
  const client = useQueryClient();
  const command = useRef({ content: '', command_id: '' });
  return useMutation({
    mutationFn: (wanted: Omit<CorrectionBody, 'command_id'>) => {
      const content = JSON.stringify(wanted);
      if (command.current.content !== content) command.current = { content, command_id: uuid() };
      const { command_id } = command.current;
      return request<CorrectionResponse>('POST', `/operator/games/${id}/corrections`, {
        ...wanted,
        command_id,
      });
    },
    onSettled: () => {
      for (const key of [['game', id], ['statistics', id], ['preview', id], ['actions']])
        void client.invalidateQueries({ queryKey: [OPERATOR, ...key] });
    },
  });
}
