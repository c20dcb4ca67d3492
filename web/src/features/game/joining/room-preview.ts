import { queryOptions } from '@tanstack/react-query';
import type { RoomPreview } from '#protocol/rest';
import { ServerError, send } from '../../../lib/send.js';

/** How often somebody before a locked or full room looks whether it is open, ms. */
export const WATCH_MS = 8_000;

/** Whether nobody can join the room right now. */
export const isShut = ({ locked, full }: RoomPreview) => locked || full === true;

/** What anybody with a room's code sees of it. A room that nobody can join is watched until that changes. */
export const roomPreview = (code: string) =>
  queryOptions({
    queryKey: ['room', code],
    queryFn: () => send<RoomPreview>('GET', `/rooms/${code}`),
    refetchInterval: ({ state: { data, error } }) =>
      data && isShut(data) && !isUnknown(error) ? WATCH_MS : false,
  });

export const isUnknown = (error: unknown) => error instanceof ServerError && error.status === 404;

/** Whether too many wrong codes came from the visitor's address. They may join without a preview, since others share it. */
export const isThrottled = (error: unknown) => error instanceof ServerError && error.status === 429;
