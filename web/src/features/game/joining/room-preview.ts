import { queryOptions } from '@tanstack/react-query';
import type { RoomPreview } from '#protocol/rest';
import { ServerError, send } from '../../../lib/send.js';

/** How often a visitor before a locked room looks whether it is open, ms. */
const WATCH_MS = 8_000;

/** What anybody with a room's code sees of it. A locked room is watched until it opens. */
export const roomPreview = (code: string) =>
  queryOptions({
    queryKey: ['room', code],
    queryFn: () => send<RoomPreview>('GET', `/rooms/${code}`),
    refetchInterval: ({ state }) => (state.data?.locked ? WATCH_MS : false),
  });

export const isUnknown = (error: unknown) => error instanceof ServerError && error.status === 404;
