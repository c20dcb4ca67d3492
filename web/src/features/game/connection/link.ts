import type { Socket } from 'socket.io-client';
import { type ActorRefFrom, fromCallback } from 'xstate';
import type {
  Ack,
  GameState,
  PassingPayloads,
  PersonalPayloads,
  PublicEvent,
  PublicPayloads,
  SyncAck,
  WireCode,
} from '#protocol/messages';
import { Outbox, REPLY_MS } from './outbox.js';
import type { ServerClock } from './server-clock.js';

export const ANSWER = 'check_answer';
export const isAnswer = (event: string) => event === ANSWER;

type UpdatePayloads = Omit<PassingPayloads, 'clock'> & Omit<PersonalPayloads, 'kicked'>;

type Received<Name extends string, Payloads> = {
  [E in Extract<keyof Payloads, string>]: { type: `${Name}.${E}`; message: [event: E, payload: Payloads[E]] };
}[Extract<keyof Payloads, string>];

/** A numbered message to all players in the game. */
export type MessageEvent = Received<'message', PublicPayloads>;
/** An update of what a room shows. It has no number: missing one does no harm. */
export type UpdateEvent = Received<'update', UpdatePayloads>;
/** The player has no game, or has left it. */
export type NoticeEvent = { type: `notice.${(typeof NOTICES)[number]}` };

/** The events that a link reports to its game. `moved`: the client reconnects to another instance. */
export type LinkEvent =
  | MessageEvent
  | UpdateEvent
  | NoticeEvent
  | { type: 'state'; state: GameState }
  | { type: 'connected' | 'lost' | 'moved' | 'alive' }
  | { type: 'answering' | 'unanswered' }
  | { type: 'stalled' | 'going_on' }
  | { type: 'synced' };

/** A command to the server. `onReply` is called once, unless the command is dropped without a reply. */
export interface Post {
  type: 'post';
  event: string;
  payload: object;
  onReply: (ack: Ack) => void;
  /** Refusals after which the command is sent again. */
  temporary?: readonly WireCode[];
  /** Replaces pending commands of the same event: they get its reply. */
  replaces?: boolean;
}

/** The requests of a game to its link. `only` selects commands by their event. */
export type LinkCommand =
  | Post
  | { type: 'flush'; only: (event: string) => boolean }
  | { type: 'drop'; only: (event: string) => boolean; ack?: Ack }
  | { type: 'sync'; seq: number };

export interface LinkInput {
  connect: () => Socket;
  /** Set by each message that carries the server's time. */
  clock: ServerClock;
}

const EVENTS: Record<PublicEvent, true> = {
  player_joined: true,
  player_left: true,
  roster: true,
  host_changed: true,
  player_renamed: true,
  room_settings: true,
  start_game: true,
  next_question: true,
  answer_checked: true,
  clock: true,
  quiz_completed: true,
  results_corrected: true,
  room_closed: true,
};
const UPDATES: Record<Exclude<keyof UpdatePayloads, PublicEvent>, true> = {
  your_result: true,
  answer_progress: true,
  player_connection: true,
  player_message: true,
};
const NOTICES = ['no_namespace', 'not_in_room', 'leave_room_successful', 'kicked'] as const;

/** One connection to the server and the commands that wait for it. */
export const link = fromCallback<LinkCommand, LinkInput>(({ input, sendBack, receive }) => {
  const { clock } = input;
  const send: (event: LinkEvent) => void = sendBack;
  const socket = input.connect();
  const outbox = new Outbox(socket, (unanswered) => send({ type: unanswered ? 'unanswered' : 'answering' }));

  const lost = () => send({ type: 'lost' });
  const online = () => socket.connected && send({ type: 'connected' });
  const onState = (state: GameState) => {
    clock.adjust(state.server_time);
    send({ type: 'state', state });
  };
  const onUpdate = (event: string, payload: unknown) =>
    send({ type: `update.${event}`, message: [event, payload] } as UpdateEvent);
  // a message without a number is not part of the log
  const onPublic = (event: PublicEvent, payload: object) => {
    if ('server_time' in payload) clock.adjust(payload.server_time as number);
    if ('seq' in payload) send({ type: `message.${event}`, message: [event, payload] } as MessageEvent);
    else if (event === 'room_settings') onUpdate(event, payload);
    else if (event === 'clock') send({ type: (payload as PassingPayloads['clock']).phase });
  };

  socket.on('connect', () => {
    send({ type: 'connected' });
    // answers wait for the state, which shows whether their question is still open
    outbox.flush((event) => !isAnswer(event));
  });
  socket.io.on('ping', () => send({ type: 'alive' }));
  socket.on('disconnect', (reason) => (reason === 'io client disconnect' ? send({ type: 'moved' }) : lost()));
  socket.on('connect_error', lost);
  socket.on('game_state', onState);
  for (const event of Object.keys(EVENTS) as PublicEvent[]) {
    socket.on(event as string, (payload: object) => onPublic(event, payload));
  }
  for (const event of Object.keys(UPDATES)) {
    socket.on(event, (payload: unknown) => onUpdate(event, payload));
  }
  for (const event of NOTICES) socket.on(event, () => send({ type: `notice.${event}` }));
  addEventListener('offline', lost);
  addEventListener('online', online);

  receive((command) => {
    switch (command.type) {
      case 'post':
        return outbox.post(command.event, command.payload, command);
      case 'flush':
        return outbox.flush(command.only);
      case 'drop':
        return outbox.drop(command.only, command.ack);
      case 'sync': {
        const { seq } = command;
        return socket.timeout(REPLY_MS).emit('sync', { seq }, (error: Error | null, ack: SyncAck) => {
          send({ type: 'synced' });
          if (!error && ack.ok) onState(ack.state);
        });
      }
    }
  });

  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', online);
    outbox.drop();
    socket.close();
  };
});

export type Link = ActorRefFrom<typeof link>;
