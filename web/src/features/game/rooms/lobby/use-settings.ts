import { useEffect, useRef, useState } from 'react';
import type { RoomSettings } from '#protocol/messages';
import { isAmount } from '../../../../components/amount-field.js';
import { refusalText } from '../refusal-text.js';
import { isHost as isHostOf, type Room } from '../room.js';
import { useAsk } from '../room-context.js';

const TYPING_MS = 400;

export type Change = (part: Partial<RoomSettings>) => void;

/** The changes as they are sent: a quiz by its id, and an amount only if it is a whole number. */
function sentChanges({ quiz: _quiz, amount, ...sent }: Partial<RoomSettings>) {
  return amount !== undefined && isAmount(amount) ? { ...sent, amount } : sent;
}

/**
 * The settings of a room. The host's changes are sent at once, without the settings that the host has not changed: changes
 * to those may be in flight. The other players only see them.
 */
export function useSettings(room: Room) {
  const ask = useAsk();
  const [changes, setChanges] = useState<Partial<RoomSettings>>({});
  const [refusal, setRefusal] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<() => void>(undefined);
  useEffect(() => () => typed.current?.(), []);
  const isHost = isHostOf(room);

  const change: Change = (part) => {
    const all = { ...changes, ...part };
    setChanges(all);
    clearTimeout(timer.current);
    typed.current = undefined;
    if (part.amount !== undefined && !isAmount(part.amount)) return;
    const send = async () => {
      clearTimeout(timer.current);
      typed.current = undefined;
      const ack = await ask('room_settings', sentChanges(all));
      setRefusal(ack.ok ? undefined : refusalText(ack));
      // a quiz that could not be chosen is not shown as if it were
      if (!ack.ok && 'quiz_id' in part)
        setChanges(({ quiz_id: _id, quiz: _quiz, ...others }) => ({
          ...others,
          ...('quiz_id' in changes ? { quiz_id: changes.quiz_id, quiz: changes.quiz ?? null } : {}),
        }));
    };
    // a number is typed digit by digit
    if (!('amount' in part)) return void send();
    typed.current = send;
    timer.current = setTimeout(send, TYPING_MS);
  };
  return { isHost, settings: isHost ? { ...room.settings, ...changes } : room.settings, change, refusal };
}
