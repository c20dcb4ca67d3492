import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '#protocol/messages';
import { isShut, isUnknown, roomPreview, WATCH_MS } from '../../joining/room-preview.js';
import { askOf } from '../ask.js';
import { isCode, typedCode } from '../room-code.js';
import { useRoomActor } from '../room-context.js';

/** The refusals of a room that nobody can join at present. */
const WAITING = ['room_locked', 'game_running'];
const GONE: Refusal = { ok: false, code: 'room_not_found', message: '' };

/** Joins the room. `joining` stays true once that has worked: the room's screen follows. */
function useJoining(code: string) {
  const room = useRoomActor();
  const [joining, setJoining] = useState(isCode(code));
  const [refusal, setRefusal] = useState<Refusal>();
  const join = useCallback(async () => {
    setJoining(true);
    const ack = await askOf(room)('join_room', { code });
    setRefusal(ack.ok ? undefined : ack);
    setJoining(ack.ok);
  }, [room, code]);
  const asked = useRef(false);
  useEffect(() => {
    if (!isCode(code) || asked.current) return;
    asked.current = true;
    void join();
  }, [code, join]);
  return { joining, refusal, join };
}

/**
 * Joins the room of a link at once, or as soon as a closed one opens. Must be keyed by the link. `refusal`: the reason why the
 * player is not in the room yet.
 */
export function useArrival(invited: string | null) {
  const code = typedCode(invited ?? '');
  const { joining, refusal, join } = useJoining(code);
  const waits = refusal !== undefined && WAITING.includes(refusal.code);
  const query = useQuery({
    ...roomPreview(code),
    enabled: waits,
    staleTime: 0,
    // also if it looks open: the room may have been locked again before the join
    refetchInterval: ({ state }) => (state.data && !isUnknown(state.error) ? WATCH_MS : false),
  });
  const { data: preview, error, dataUpdatedAt, isFetching, isFetchedAfterMount, refetch } = query;
  const isGone = waits && isUnknown(error);

  // each look that finds the room open leads to one attempt
  const [tried, setTried] = useState(0);
  const isOpen = waits && !isFetching && !error && preview !== undefined && !isShut(preview);
  const isDue = isOpen && dataUpdatedAt !== tried;
  useEffect(() => {
    if (!isDue || joining) return;
    setTried(dataUpdatedAt);
    void join();
  }, [isDue, joining, dataUpdatedAt, join]);
  return {
    code,
    joining: joining || isDue || (waits && !isFetchedAfterMount),
    refusal: isGone ? GONE : refusal,
    /** The room, while it cannot be joined. */
    locked: waits && !isGone ? preview : undefined,
    look: () => void refetch(),
  };
}
