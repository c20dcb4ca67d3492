import type { Socket } from 'socket.io-client';
import type {
  Ack,
  GameState,
  PassingMessage,
  PassingPayloads,
  PersonalPayloads,
  PublicMessage,
} from '#protocol/messages';
import { createStore } from '../../../lib/store.js';
import { followGame, type LiveGame, NOTHING_YET, type PlayView } from '../connection/followed-game.js';
import { openGameSocket } from '../connection/game-socket.js';
import { openRoom } from '../connection/open-game.js';
import type { Outbox } from '../connection/outbox.js';
import { createArrivals } from './arrivals.js';
import { createNearness } from './nearness.js';
import { newsOf } from './news.js';
import { foldRoom, type Room, roomOf, type Standing, withLine } from './room.js';
import { rememberCode } from './room-code.js';
import { ROOM_TEXTS } from './texts.js';

/** Why there is no room. */
export type Parting = 'not_in_room' | 'left' | 'kicked' | 'closed';

export interface RoomView extends PlayView {
  /** Whether the server has said that there is a room, or that there is none. */
  status: 'asking' | 'none' | 'in';
  room: Room | null;
  parting: Parting | null;
  /** The code of the room that was left. */
  former: string | null;
  /** The role of the host has come to the player, who has not been told yet. */
  promoted: boolean;
  /** The room was entered just now, by creating or joining it. */
  entered: boolean;
  /** A run that was watched here is over. */
  ended: boolean;
  /** After the run the host has turned to the next one. */
  reopened: boolean;
  /** The question that was open on joining: it goes on without the player. */
  missed: { run: number; index: number } | null;
}

export interface LiveRoom extends LiveGame<RoomView> {
  /** Sends a message until the server's word on it comes, or that there is none because the room is gone. */
  ask(event: string, payload?: object): Promise<Ack>;
  /** The way has been gone: what led here is no longer news. */
  arrived(): void;
  /** The news has been read: of how the last room ended, or of being the host. */
  read(): void;
}

const PASSING = ['answer_progress', 'player_connection', 'player_message'] as const;
/** Settings also change with a start, which follows at once: only without one are they news of the lobby. */
const REOPEN_MS = 500;
const NO_WORD: Ack = { ok: false, code: 'unavailable', message: ROOM_TEXTS.noWord };
const DONE: Ack = { ok: true, version: 0 };
/** The ways into a room: they hold also where there is none. */
const ENTERING = ['create_room', 'join_room'];
/** Of several only the last one counts. */
const REPLACING = ['room_settings', 'pause_game'];
/** Meant for the run that they were sent in. */
const OF_A_RUN = ['skip_question', 'pause_game', 'end_game'];
const NO_ROOM = {
  room: null,
  promoted: false,
  entered: false,
  ended: false,
  reopened: false,
  missed: null,
} as const;

const isHost = (room: Room) => room.you === room.host;
const running = (phase: string | undefined) => phase === 'asking' || phase === 'revealing';

export function createLiveRoom(
  code: string | null = null,
  connect = (query: Record<string, string>): Socket => openGameSocket('/multiplayer', undefined, query),
): LiveRoom {
  const store = createStore<RoomView>({
    ...NOTHING_YET,
    status: 'asking',
    parting: null,
    former: null,
    ...NO_ROOM,
  });
  const followed = followGame(store, { onState, onMessage, onRefused });
  const happened = (text: string) => change((room) => withLine(room, { kind: 'happened', text }));
  const arrivals = createArrivals((names) => happened(ROOM_TEXTS.joined(names)));
  const nearness = createNearness(code);
  let outbox: Outbox | undefined;
  let entering = false;
  let watching = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function change(how: (room: Room) => Room) {
    const { room } = store.view();
    if (room) store.show({ room: how(room) });
  }

  function keepSeat() {
    const { room } = store.view();
    if (room) openRoom.keep(room.code);
  }

  function onState(state: GameState) {
    const { ended, entered, missed, promoted, room: known } = store.view();
    const room = roomOf(state, known);
    if (!room) return;
    rememberCode(room.code);
    openRoom.keep(room.code);
    nearness.aim(room.code);
    if (entering && state.phase === 'lobby') nearness.move();
    const { phase, run, question_index: index } = state;
    const late = entering && phase === 'asking' ? { run, index } : missed;
    store.show({
      status: 'in',
      room,
      parting: null,
      promoted: room.you === room.host && (promoted || (known !== null && !isHost(known))),
      entered: entered || entering,
      ended: phase === 'lobby' && (ended || (watching && room.scores.length > 0)),
      missed: late?.run === run && late.index === index ? late : null,
    });
    watching = running(phase);
    entering = false;
    if (phase === 'lobby') outbox?.drop((event) => OF_A_RUN.includes(event), NO_WORD);
  }

  function onMessage(message: PublicMessage) {
    const { room, game } = store.view();
    if (!room) return;
    const { joined, line } = newsOf(message, room);
    arrivals.add(joined);
    change((before) => foldRoom(before, message));
    if (line) happened(line);
    switch (message[0]) {
      case 'start_game':
        clearTimeout(reopening);
        watching = true;
        return store.show({ ended: false, reopened: false, missed: null });
      case 'next_question':
        return store.show({ missed: null });
      case 'quiz_completed':
        watching = false;
        return store.show({ ended: true, reopened: false });
      case 'room_settings':
        if (game?.phase !== 'lobby') return;
        clearTimeout(reopening);
        reopening = setTimeout(() => store.show({ reopened: true }), REOPEN_MS);
        return;
      case 'host_changed':
        return store.show({ promoted: message[1].name === room.you && !isHost(room) });
      case 'room_closed':
        return part('closed');
    }
  }

  function onRefused(why: string) {
    const { game } = store.view();
    if (game && why === 'not_now') store.show({ missed: { run: game.run, index: game.index } });
  }

  function scored(standing: Standing) {
    const { question_index, points, score, final } = standing;
    if (!final) followed.scored(question_index, points, score);
    change((room) => foldRoom(room, ['your_result', standing]));
  }

  function part(why: Parting) {
    clearTimeout(reopening);
    arrivals.drop();
    rememberCode(null);
    openRoom.forget();
    nearness.aim(null);
    watching = false;
    followed.forget();
    // the word on leaving was lost, and what it has done was not
    const isLeft = why === 'not_in_room' && outbox?.has('leave_room');
    outbox?.drop((event) => event === 'leave_room', DONE);
    outbox?.drop((event) => !ENTERING.includes(event), NO_WORD);
    // what came first says why; that one is in no room follows from it
    const { parting, former, room } = store.view();
    store.show({
      ...NO_ROOM,
      status: 'none',
      former: room?.code ?? former,
      parting: parting ?? (isLeft ? 'left' : why),
    });
  }

  return {
    clock: followed.clock,
    view: store.view,
    subscribe: store.subscribe,
    submit: followed.submit,
    ask(event, payload = {}) {
      if (ENTERING.includes(event)) entering = true;
      if (event === 'join_room' && 'code' in payload && !store.view().room) {
        // before anybody there could see the connection break
        nearness.aim(String(payload.code));
        nearness.move();
      }
      return new Promise((resolve) => {
        const onReply = (ack: Ack) => {
          if (!ack.ok) entering = false;
          resolve(ack);
        };
        if (!outbox) return resolve(NO_WORD);
        outbox.post(event, payload, { onReply, replaces: REPLACING.includes(event) });
      });
    },
    arrived() {
      const { entered, parting } = store.view();
      if (entered) store.show({ entered: false });
      if (parting === 'left') store.show({ parting: 'not_in_room' });
    },
    read: () => store.show(store.view().room ? { promoted: false } : { parting: 'not_in_room' }),
    open() {
      const opened = connect(code ? { room: code } : {});
      const box = followed.attach(opened);
      outbox = box;
      // from then on the server keeps the seat for a while
      addEventListener('pagehide', keepSeat);
      nearness.attach(opened);
      opened.on('connect', () => {
        opened.emit('register_user', {});
        opened.emit('check_for_room');
        // answers wait for the state: it says whether their question is still open
        box.flush((event) => event !== 'check_answer');
      });
      opened.on('not_in_room', () => part('not_in_room'));
      opened.on('leave_room_successful', () => part('left'));
      opened.on('kicked', () => part('kicked'));
      opened.on('your_result', scored);
      // to the host alone, without a number
      opened.on('room_settings', (payload: PersonalPayloads['room_settings']) => {
        if (!('seq' in payload)) change((room) => foldRoom(room, ['room_settings', payload]));
      });
      for (const event of PASSING) {
        opened.on(event, (payload: PassingPayloads[typeof event]) =>
          change((room) => foldRoom(room, [event, payload] as PassingMessage)),
        );
      }
    },
    close() {
      clearTimeout(reopening);
      arrivals.drop();
      removeEventListener('pagehide', keepSeat);
      keepSeat();
      followed.detach();
    },
  };
}
