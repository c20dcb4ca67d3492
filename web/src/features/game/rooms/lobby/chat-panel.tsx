import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#protocol/limits';
import { troubleOf } from '../../connection/trouble.js';
import { refusalText } from '../refusal-text.js';
import type { Room } from '../room.js';
import { useAsk, useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import { ChatLine } from './chat-line.js';

/** Nearer to the end than this, the newest line is followed. */
const END_PX = 40;

/** What is said and what happens. The log speaks for itself to screen readers. */
function Log({ room: { lines, you } }: { room: Room }) {
  const log = useRef<HTMLDivElement>(null);
  const readsBack = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight, unless its reader has left it
  useEffect(() => {
    const last = lines.at(-1);
    const isOwn = last?.kind === 'said' && last.name === you;
    if (log.current && (isOwn || !readsBack.current)) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  return (
    <div
      ref={log}
      className="log"
      role="log"
      aria-label={ROOM_TEXTS.chat}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        readsBack.current = scrollTop + clientHeight < scrollHeight - END_PX;
      }}
    >
      {lines.length === 0 && <p className="sys">{ROOM_TEXTS.noChat}</p>}
      {lines.map((line) => (
        <ChatLine key={line.id} line={line} you={you} />
      ))}
    </div>
  );
}

export function ChatPanel({ room }: { room: Room }) {
  const ask = useAsk();
  const trouble = useSelector(useRoomGame(), troubleOf);
  const id = useId();
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [waiting, setWaiting] = useState(0);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = message.trim();
    if (!said) return;
    setMessage('');
    setRefusal(undefined);
    setWaiting((count) => count + 1);
    const ack = await ask('player_message', { message: said });
    setWaiting((count) => count - 1);
    if (ack.ok) return;
    setMessage((typed) => typed || said);
    setRefusal(refusalText(ack));
  };
  return (
    <section className="card chat" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{ROOM_TEXTS.chat}</h2>
      <Log room={room} />
      {refusal && (
        <p className="error-line" role="alert">
          {refusal}
        </p>
      )}
      {waiting > 0 && trouble && (
        <p className="hint-line" role="status">
          {ROOM_TEXTS.sendingMessages(waiting)}
        </p>
      )}
      <form className="say" onSubmit={send}>
        <label className="sr-only" htmlFor={id}>
          {ROOM_TEXTS.message}
        </label>
        <input
          id={id}
          className="input"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder={ROOM_TEXTS.sayHello}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className="btn">
          {ROOM_TEXTS.send}
        </button>
      </form>
    </section>
  );
}
