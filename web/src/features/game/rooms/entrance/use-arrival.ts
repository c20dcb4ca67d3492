import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '#protocol/messages';
import { roomPreview } from '../../joining/room-preview.js';
import { askOf } from '../ask.js';
import { CODE_LENGTH, typedCode } from '../room-code.js';
import { useRoomActor } from '../room-context.js';

/** Joins the room of a link at once, or as soon as a locked one opens. `refusal` is why the player is not in yet. */
export function useArrival(invited: string | null) {
  const room = useRoomActor();
  const code = typedCode(invited ?? '');
  const isComplete = code.length === CODE_LENGTH;
  const [refusal, setRefusal] = useState<Refusal>();
  const asked = useRef(false);
  const join = useCallback(async () => {
    const ack = await askOf(room)('join_room', { code });
    setRefusal(ack.ok ? undefined : ack);
  }, [room, code]);
  useEffect(() => {
    if (!isComplete || asked.current) return;
    asked.current = true;
    void join();
  }, [isComplete, join]);

  const isLocked = refusal?.code === 'room_locked';
  const {
    data: preview,
    isLoading,
    refetch,
  } = useQuery({ ...roomPreview(code), enabled: isLocked, staleTime: 0 });
  const isOpen = preview?.locked === false;
  useEffect(() => {
    if (isLocked && isOpen) void join();
  }, [isLocked, isOpen, join]);
  return {
    code,
    joining: isComplete && (!refusal || isLoading),
    refusal,
    /** The room, for as long as it is locked. */
    locked: isLocked && preview?.locked ? preview : undefined,
    look: () => void refetch(),
  };
}
