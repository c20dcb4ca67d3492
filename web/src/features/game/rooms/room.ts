import { LISTED_PLAYERS } from '#protocol/limits';
import type {
  ChatMessage,
  GameState,
  PassingMessage,
  PersonalMessage,
  PersonalPayloads,
  PublicMessage,
  PublicPayloads,
  RoomSettings,
  ScoreRow,
} from '#protocol/messages';

export type Standing = PersonalPayloads['your_result'];

/** A line of the log: a chat message, or news. */
export type Line = { id: number } & (({ kind: 'said' } & ChatMessage) | { kind: 'happened'; text: string });

/** The state of a room besides its game. */
export interface Room {
  code: string;
  you: string;
  host: string;
  settings: RoomSettings;
  /** The first 100 players. */
  names: string[];
  total: number;
  /** The most players that the room admits, if the server sends it. */
  capacity?: number;
  away: string[];
  lines: Line[];
  progress: { answered: number; players: number } | null;
  /** The result of the last question, or of the whole run. */
  standing: Standing | null;
  scores: ScoreRow[];
  /** Why the list was corrected. */
  corrected?: string;
}

export const isHost = ({ you, host }: Pick<Room, 'you' | 'host'>) => you === host;

const KEPT_LINES = 100;
let lastLine = 0;

/** Adds a line at the end of the log, and drops the oldest ones. */
export const withLine = (
  room: Room,
  line: ({ kind: 'said' } & ChatMessage) | { kind: 'happened'; text: string },
): Room => ({ ...room, lines: [...room.lines, { ...line, id: ++lastLine }].slice(-KEPT_LINES) });

/** The room of a state; null where the state is not a room's. What happened before is kept from `known`. */
export function roomOf(state: GameState, known: Room | null): Room | null {
  const { code, you, host, settings, names, total, capacity, away, chat, scores, corrected } = state;
  if (code === undefined || you === undefined || host === undefined || !settings || !names) return null;
  const same = known?.code === code ? known : null;
  const heard = same?.lines.flatMap((line) => (line.kind === 'said' ? [line.at] : [])).at(-1) ?? 0;
  const room = {
    code,
    you,
    host,
    settings,
    names,
    total: total ?? names.length,
    ...(capacity === undefined ? {} : { capacity }),
    away: away ?? [],
    lines: same?.lines ?? [],
    progress: null,
    standing: same?.standing ?? null,
    scores: scores ?? [],
    ...(corrected === undefined ? {} : { corrected }),
  };
  return (chat ?? [])
    .filter(({ at }) => at > heard)
    .reduce<Room>((all, message) => withLine(all, { kind: 'said', ...message }), room);
}

const without = (names: string[], gone: string[]) => names.filter((name) => !gone.includes(name));

/** Applies a message to the state of the room. */
export function foldRoom(
  room: Room,
  [name, payload]: PublicMessage | PersonalMessage | PassingMessage,
): Room {
  switch (name) {
    case 'player_joined':
      return { ...room, names: payload.names, total: payload.total ?? payload.names.length };
    case 'player_left': {
      const gone = [payload.name];
      return {
        ...room,
        names: without(room.names, gone),
        away: without(room.away, gone),
        total: payload.total,
      };
    }
    case 'roster': {
      const { joined, left, total } = payload;
      const names = [...without(room.names, left), ...without(joined, room.names)].slice(0, LISTED_PLAYERS);
      return { ...room, names, away: without(room.away, left), total };
    }
    case 'host_changed':
      return { ...room, host: payload.name };
    case 'player_renamed': {
      const { name: was, to, idx } = payload;
      const renamed = (name: string) => (name === was ? to : name);
      return {
        ...room,
        you: renamed(room.you),
        host: renamed(room.host),
        names: room.names.map(renamed),
        away: room.away.map(renamed),
        scores: room.scores.map((row) => (row.idx === idx ? { ...row, name: to } : row)),
      };
    }
    case 'room_settings': {
      const { seq: _seq, server_time: _time, ...settings } = payload as PublicPayloads['room_settings'];
      return { ...room, settings };
    }
    case 'start_game':
      return { ...room, progress: null, standing: null, scores: [] };
    case 'next_question':
      return { ...room, progress: null };
    case 'quiz_completed': {
      const { corrected: _, ...rest } = room;
      return { ...rest, scores: payload.scores ?? [] };
    }
    case 'results_corrected': {
      const { scores, reason } = payload;
      return scores ? { ...room, scores, corrected: reason } : room;
    }
    case 'answer_progress':
      return { ...room, progress: payload };
    case 'player_connection': {
      const away = without(room.away, [payload.name]);
      return { ...room, away: payload.connected ? away : [...away, payload.name] };
    }
    case 'player_message':
      return withLine(room, { kind: 'said', ...payload });
    case 'your_result':
      return { ...room, standing: payload };
    case 'answer_checked':
    case 'clock':
    case 'room_closed':
    case 'kicked':
      return room;
  }
}
