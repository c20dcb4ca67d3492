import type { Socket } from 'socket.io-client';
import type { Ack, GameState, PublicEvent, PublicMessage, PublicPayloads, SyncAck } from '#protocol/messages';
import type { Store } from '../../lib/store.js';
import { uuid } from '../../lib/uuid.js';
import { type GameView, Mirror } from './mirror.js';
import { Outbox, type Posted, REPLY_MS } from './outbox.js';
import { createServerClock, type ServerClock } from './server-clock.js';

export interface PlayView {
  connection: 'connecting' | 'connected' | 'lost';
  game: GameView | null;
  /** Of the open question: nothing yet, on its way, kept by the server, or turned down. */
  sent: 'no' | 'sending' | 'safe' | 'refused';
  /** What was sent, before the server has confirmed it. */
  picked: string | null;
  refusal: string | null;
}

/** A game as the play screen needs it, alone or in a room. */
export interface LiveGame<V extends PlayView = PlayView> {
  clock: ServerClock;
  view(): V;
  subscribe(listener: () => void): () => void;
  /** Sends an answer to the open question; '' passes. */
  submit(answer: string): void;
  open(): void;
  close(): void;
}

interface Hooks {
  onState?: (state: GameState) => void;
  /** A message that has just moved the game. */
  onMessage?: (message: PublicMessage) => void;
  onRefused?: (code: string) => void;
}

const NOT_SENT = { sent: 'no', picked: null, refusal: null } as const;
export const NOTHING_YET: PlayView = { connection: 'connecting', game: null, ...NOT_SENT };

const EVENTS: Record<PublicEvent, true> = {
  player_joined: true,
  player_left: true,
  roster: true,
  host_changed: true,
  room_settings: true,
  start_game: true,
  next_question: true,
  answer_checked: true,
  clock: true,
  quiz_completed: true,
  room_closed: true,
};

const idOf = (game: GameView | null) => game?.questions[game.index]?.question_id;

/** Follows a game over a socket into `store`: its mirror, its clock, and the answers on their way. */
export function followGame(store: Store<PlayView>, { onState, onMessage, onRefused }: Hooks = {}) {
  const clock = createServerClock();
  let mirror: Mirror | undefined;
  let outbox: Outbox | undefined;
  let socket: Socket | undefined;
  let asked = false;

  function rebuild(state: GameState) {
    clock.hear(state.server_time);
    const before = store.view().game;
    mirror = new Mirror(state);
    const game = mirror.view();
    const stillOpen = game.phase === 'asking' && idOf(before) === idOf(game);
    if (game.answer !== null) {
      outbox?.drop();
      store.show({ game, sent: 'safe', picked: game.answer, refusal: null });
    } else if (stillOpen) {
      store.show({ game });
      outbox?.flush();
    } else {
      outbox?.drop();
      store.show({ game, ...NOT_SENT });
    }
    onState?.(state);
  }

  function hear(message: PublicMessage) {
    clock.hear(message[1].server_time);
    const folded = mirror?.fold(message);
    if (folded === 'missed') catchUp();
    if (!mirror || folded !== 'applied') return;
    const [name] = message;
    if (name === 'answer_checked' || name === 'quiz_completed') outbox?.drop();
    const afresh = name === 'next_question' || name === 'start_game';
    store.show({ game: mirror.view(), ...(afresh ? NOT_SENT : {}) });
    onMessage?.(message);
  }

  function catchUp() {
    if (asked) return;
    asked = true;
    socket?.timeout(REPLY_MS).emit('sync', { seq: mirror?.seq ?? 0 }, (error: Error | null, ack: SyncAck) => {
      asked = false;
      if (!error && ack.ok) rebuild(ack.state);
    });
  }

  function replied(answer: Posted, ack: Ack) {
    const { game } = store.view();
    if (!game || !mirror || idOf(game) !== answer.question_id) return;
    if (ack.ok) {
      mirror.answered(answer.user_answer);
      store.show({ game: mirror.view(), sent: 'safe' });
    } else if (ack.code === 'already_answered') store.show({ sent: 'safe' });
    else if (ack.code === 'bad_request') store.show({ ...NOT_SENT, refusal: ack.message });
    else {
      store.show({ sent: 'refused', refusal: answer.user_answer === '' ? null : ack.message });
      onRefused?.(ack.code);
    }
  }

  const lost = () => {
    asked = false;
    store.show({ connection: 'lost' });
  };
  const online = () => socket?.connected && store.show({ connection: 'connected' });

  return {
    clock,
    submit(answer: string) {
      const { game, sent } = store.view();
      const question_id = idOf(game);
      if (!game || !question_id || game.phase !== 'asking' || sent !== 'no') return;
      store.show({ sent: 'sending', picked: answer, refusal: null });
      outbox?.post({ question_id, question_index: game.index, user_answer: answer, command_id: uuid() });
    },
    scored(index: number, points: number, score: number) {
      mirror?.scored(index, points, score);
      if (mirror) store.show({ game: mirror.view() });
    },
    attach(opened: Socket) {
      socket = opened;
      outbox = new Outbox(opened, replied);
      opened.on('connect', () => store.show({ connection: 'connected' }));
      opened.on('disconnect', (reason) => {
        // one that was ended here is about to be made again
        if (reason === 'io client disconnect') asked = false;
        else lost();
      });
      opened.on('connect_error', lost);
      opened.on('game_state', rebuild);
      for (const event of Object.keys(EVENTS) as PublicEvent[]) {
        opened.on(event, (payload: PublicPayloads[typeof event]) => hear([event, payload] as PublicMessage));
      }
      addEventListener('offline', lost);
      addEventListener('online', online);
    },
    /** There is no game any more. */
    forget() {
      outbox?.drop();
      mirror = undefined;
      store.show({ game: null, ...NOT_SENT });
    },
    detach() {
      removeEventListener('offline', lost);
      removeEventListener('online', online);
      outbox?.drop();
      socket?.close();
    },
  };
}
