import { useRef, useState } from 'react';
import type { RoomSettings } from '#protocol/messages';
import { isAmount } from '../../../../components/amount-field.js';
import { refusalText } from '../refusal-text.js';
import type { Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { sentSettings } from '../start-run.js';

const TYPING_MS = 400;

export type Change = (part: Partial<RoomSettings>) => void;

/** The settings of a room. The host's changes are sent at once; the other players only see them. */
export function useSettings(room: Room) {
  const ask = useAsk();
  const [own, setOwn] = useState<RoomSettings>(room.settings);
  const [refusal, setRefusal] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHost = room.you === room.host;

  const change: Change = (part) => {
    const settings = { ...own, ...part };
    setOwn(settings);
    clearTimeout(timer.current);
    const valid = isAmount(settings.amount);
    if ('amount' in part && !valid) return;
    const send = async () => {
      const amount = valid ? settings.amount : room.settings.amount;
      const ack = await ask('room_settings', { ...sentSettings(settings), amount });
      setRefusal(ack.ok ? undefined : refusalText(ack));
      // a quiz that could not be chosen is not shown as if it were
      if (!ack.ok && 'quiz_id' in part) setOwn((now) => ({ ...now, quiz_id: own.quiz_id, quiz: own.quiz }));
    };
    // a number is typed digit by digit
    if ('amount' in part) timer.current = setTimeout(send, TYPING_MS);
    else void send();
  };
  return { isHost, settings: isHost ? own : room.settings, change, refusal };
}
