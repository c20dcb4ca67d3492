import type { Socket } from 'socket.io-client';
import type { Ack, GameState, PublicEvent, PublicMessage, PublicPayloads, SyncAck } from '#protocol/messages';
import { uuid } from '../../lib/uuid.js';
import { openGameSocket } from './game-socket.js';
import { type GameView, Mirror } from './mirror.js';
import { Outbox, type Posted } from './outbox.js';
import { createServerClock, type ServerClock } from './server-clock.js';

const EVENTS: PublicEvent[] = ['next_question', 'answer_checked', 'clock', 'quiz_completed'];

export interface PlayView {
  connection: 'connecting' | 'connected' | 'lost';
  game: GameView | null;
  /** Of the open question: nothing yet, on its way, kept by the server, or turned down. */
  sent: 'no' | 'sending' | 'safe' | 'refused';
  /** What was sent, before the server has confirmed it. */
  picked: string | null;
  refusal: string | null;
  /** The server has said that there is no game. */
  gone: boolean;
}

export interface LiveGame {
  clock: ServerClock;
  view(): PlayView;
  subscribe(listener: () => void): () => void;
  /** Sends an answer to the open question; '' passes. */
  submit(answer: string): void;
  open(): void;
  close(): void;
}

const NOT_SENT = { sent: 'no', picked: null, refusal: null } as const;

export function createSoloGame(connect: () => Socket = () => openGameSocket('/singleplayer')): LiveGame {
  const clock = createServerClock();
  const listeners = new Set<() => void>();
  let view: PlayView = { connection: 'connecting', game: null, gone: false, ...NOT_SENT };
  let mirror: Mirror | undefined;
  let outbox: Outbox | undefined;
  let socket: Socket | undefined;

  function show(change: Partial<PlayView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function rebuild(state: GameState) {
    clock.hear(state.server_time);
    const before = view.game;
    mirror = new Mirror(state);
    const game = mirror.view();
    const stillOpen =
      game.phase === 'asking' &&
      before?.questions[before.index]?.question_id === game.questions[game.index]?.question_id;
    if (game.answer !== null) {
      outbox?.drop();
      show({ game, sent: 'safe', picked: game.answer, refusal: null });
    } else if (stillOpen) {
      show({ game });
      outbox?.flush();
    } else {
      outbox?.drop();
      show({ game, ...NOT_SENT });
    }
  }

  function hear(message: PublicMessage) {
    clock.hear(message[1].server_time);
    const folded = mirror?.fold(message);
    if (folded === 'missed') catchUp();
    if (!mirror || folded !== 'applied') return;
    if (message[0] === 'answer_checked') outbox?.drop();
    show({ game: mirror.view(), ...(message[0] === 'next_question' ? NOT_SENT : {}) });
  }

  function catchUp() {
    socket?.emit('sync', { seq: mirror?.seq ?? 0 }, (ack: SyncAck) => {
      if (!ack.ok) return;
      if ('state' in ack) rebuild(ack.state);
      else for (const message of ack.messages) hear(message);
    });
  }

  function replied(answer: Posted, ack: Ack) {
    const { game } = view;
    if (!game || !mirror || game.questions[game.index]?.question_id !== answer.question_id) return;
    if (ack.ok) {
      mirror.answered(answer.user_answer);
      show({ game: mirror.view(), sent: 'safe' });
    } else if (ack.code === 'already_answered') show({ sent: 'safe' });
    else if (ack.code === 'bad_request') show({ ...NOT_SENT, refusal: ack.message });
    else show({ sent: 'refused', refusal: answer.user_answer === '' ? null : ack.message });
  }

  function noGame() {
    const { game } = view;
    const last = game !== null && game.index === game.questions.length - 1;
    // the end came while the connection was down: its score was in the last reveal
    if (game && last && game.reveal) {
      show({ game: { ...game, result: { score: game.score, total: game.questions.length * 10 } } });
    } else show({ gone: true });
  }

  const lost = () => show({ connection: 'lost' });
  const online = () => socket?.connected && show({ connection: 'connected' });

  return {
    clock,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    submit(answer) {
      const question = view.game?.questions[view.game.index];
      if (!view.game || !question || view.game.phase !== 'asking' || view.sent !== 'no') return;
      show({ sent: 'sending', picked: answer, refusal: null });
      const { question_id } = question;
      const { index: question_index } = view.game;
      outbox?.post({ question_id, question_index, user_answer: answer, command_id: uuid() });
    },
    open() {
      const opened = connect();
      socket = opened;
      outbox = new Outbox(opened, replied);
      opened.on('connect', () => show({ connection: 'connected' }));
      opened.on('disconnect', lost);
      opened.on('connect_error', lost);
      opened.on('game_state', rebuild);
      opened.on('no_namespace', noGame);
      for (const event of EVENTS) {
        opened.on(event, (payload: PublicPayloads[typeof event]) => hear([event, payload] as PublicMessage));
      }
      addEventListener('offline', lost);
      addEventListener('online', online);
    },
    close() {
      removeEventListener('offline', lost);
      removeEventListener('online', online);
      outbox?.drop();
      socket?.close();
    },
  };
}
