import { queryOptions } from '@tanstack/react-query';
import type { RoomPreview } from '#protocol/rest';
import { ServerError, send } from '../../../lib/send.js';

/** Interval at which the page of a locked or full room checks whether it is open, ms. */
export const WATCH_MS = 8_000;

/** Whether nobody can join the room right now. */
export const isShut = ({ locked, full }: RoomPreview) => locked || full === true;

/** The preview of a room for anybody with its code. Polls a room that cannot be joined, until that changes. */
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
