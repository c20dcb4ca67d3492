import type { Socket } from 'socket.io-client';
import type {
  Ack,
  GameState,
  PassingPayloads,
  PublicEvent,
  PublicMessage,
  PublicPayloads,
  SyncAck,
  WireCode,
} from '#protocol/messages';
import type { CheckAnswer } from '#protocol/socket';
import type { Store } from '../../../lib/store.js';
import { type GameView, Mirror } from './mirror.js';
import { Outbox, REPLY_MS } from './outbox.js';
import { createServerClock, type ServerClock } from './server-clock.js';
import { spread } from './spread.js';

export interface PlayView {
  connection: 'connecting' | 'connected' | 'lost';
  /** The server has said that it cannot go on at the moment. */
  stalled: boolean;
  /** The countdown stands still: so does the server's, or the deadline is about to be moved. */
  frozen: boolean;
  /** The server is connected and does not answer what was sent. */
  unanswered: boolean;
  /** The server is connected and does not even say that it is there. */
  silent: boolean;
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
const GOING_ON = { stalled: false, frozen: false } as const;
export const NOTHING_YET: PlayView = {
  connection: 'connecting',
  ...GOING_ON,
  unanswered: false,
  silent: false,
  game: null,
  ...NOT_SENT,
};

const ANSWER = 'check_answer';
const isAnswer = (event: string) => event === ANSWER;
/** The last one comes from a connection that has not joined its game yet. */
const PASSING: readonly WireCode[] = ['rate_limited', 'unavailable', 'not_in_room'];
/** After a stall the moved deadlines come by themselves; whoever has none by then asks. */
const MOVED_MS = 1_000;

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

/** The same event names also come without a number, where they are no part of the game. */
const isNumbered = (payload: object): boolean => 'seq' in payload;

/** A server says every 8 s that it is there. One that is this late stands still, or the way to it does. */
const SILENCE_MS = 10_500;

const idOf = (game: GameView | null) => game?.questions[game.index]?.question_id;

/** Follows a game over a socket into `store`: its mirror, its clock, and the answers on their way. */
export function followGame(store: Store<PlayView>, { onState, onMessage, onRefused }: Hooks = {}) {
  const clock = createServerClock();
  let mirror: Mirror | undefined;
  let outbox: Outbox | undefined;
  let socket: Socket | undefined;
  let asked = false;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let listening: ReturnType<typeof setTimeout> | undefined;

  function pass({ phase, server_time }: PassingPayloads['clock']) {
    clock.hear(server_time);
    clearTimeout(moving);
    const { game, frozen } = store.view();
    if (phase === 'stalled') return store.show({ stalled: true, frozen: true });
    // the time that was lost is given back apart from this: a clock that has run out says nothing until then
    const isOver = frozen && game?.phase === 'asking' && clock.now() >= game.deadline;
    store.show({ stalled: false, frozen: isOver });
    if (isOver) moving = setTimeout(catchUp, spread(MOVED_MS));
  }

  function rebuild(state: GameState) {
    clock.hear(state.server_time);
    clearTimeout(moving);
    const before = store.view().game;
    mirror = new Mirror(state);
    const game = mirror.view();
    const stillOpen = game.phase === 'asking' && idOf(before) === idOf(game);
    if (game.answer !== null) {
      outbox?.drop(isAnswer);
      store.show({ game, ...GOING_ON, sent: 'safe', picked: game.answer, refusal: null });
    } else if (stillOpen) {
      store.show({ game, ...GOING_ON });
      outbox?.flush(isAnswer);
    } else {
      outbox?.drop(isAnswer);
      store.show({ game, ...GOING_ON, ...NOT_SENT });
    }
    onState?.(state);
  }

  function hear(message: PublicMessage) {
    clock.hear(message[1].server_time);
    const folded = mirror?.fold(message);
    if (folded === 'missed') catchUp();
    if (!mirror || folded !== 'applied') return;
    const [name] = message;
    if (name === 'answer_checked' || name === 'quiz_completed') outbox?.drop(isAnswer);
    const afresh = name === 'next_question' || name === 'start_game';
    clearTimeout(moving);
    store.show({ game: mirror.view(), ...GOING_ON, ...(afresh ? NOT_SENT : {}) });
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

  function replied(answer: CheckAnswer, ack: Ack) {
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

  function heard() {
    clearTimeout(listening);
    if (store.view().silent) store.show({ silent: false });
    listening = setTimeout(() => store.show({ silent: true }), SILENCE_MS);
  }

  function unheard() {
    clearTimeout(listening);
    if (store.view().silent) store.show({ silent: false });
  }

  const lost = () => {
    asked = false;
    unheard();
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
      const sending = { question_id, question_index: game.index, user_answer: answer };
      outbox?.post(ANSWER, sending, { onReply: (ack) => replied(sending, ack), passing: PASSING });
    },
    scored(index: number, points: number, score: number) {
      mirror?.scored(index, points, score);
      if (mirror) store.show({ game: mirror.view() });
    },
    attach(opened: Socket) {
      socket = opened;
      const box = new Outbox(opened, (unanswered) => store.show({ unanswered }));
      outbox = box;
      opened.on('connect', () => store.show({ connection: 'connected' }));
      opened.io.on('ping', heard);
      opened.on('disconnect', (reason) => {
        unheard();
        // one that was ended here is about to be made again
        if (reason === 'io client disconnect') asked = false;
        else lost();
      });
      opened.on('connect_error', lost);
      opened.on('game_state', rebuild);
      for (const event of Object.keys(EVENTS) as PublicEvent[]) {
        opened.on(event, (payload: PublicPayloads[typeof event] | PassingPayloads['clock']) => {
          if (isNumbered(payload)) hear([event, payload] as PublicMessage);
          else if (event === 'clock') pass(payload as PassingPayloads['clock']);
        });
      }
      addEventListener('offline', lost);
      addEventListener('online', online);
      return box;
    },
    /** There is no game any more. */
    forget() {
      clearTimeout(moving);
      outbox?.drop(isAnswer);
      mirror = undefined;
      store.show({ game: null, ...GOING_ON, ...NOT_SENT });
    },
    detach() {
      removeEventListener('offline', lost);
      removeEventListener('online', online);
      clearTimeout(moving);
      clearTimeout(listening);
      outbox?.drop();
      socket?.close();
    },
  };
}
