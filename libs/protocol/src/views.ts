import { categoryName } from '#game/category';
import { contextOf, type Game, phaseOf } from '#game/game';
import type { Question } from '#game/question';
import { NEW_ROOM, type Settings } from '#game/settings';
import {
  isHostOnly,
  keyAt,
  NOBODY,
  played,
  questionAt,
  type Ranked,
  type Seat,
  type Sheet,
  seatAt,
} from '#game/sheet';
import { LISTED_PLAYERS } from './limits.js';
import type {
  ChatMessage,
  GameState,
  Reveal,
  RoomSettings,
  RoomState,
  ScoreRow,
  ShownQuestion,
} from './messages.js';
import type { RoomPreview } from './rest.js';

/** What a room shows that is not in its log: the chat, and which players are connected. */
export interface Unlogged {
  chat: ChatMessage[];
  isPresent: (seat: number) => boolean;
}

const NO_ROOM: Unlogged = { chat: [], isPresent: () => true };

/** Somebody who watches a game without a seat in it. */
const WATCHING: Pick<Seat, 'userId' | 'name' | 'answers' | 'score' | 'streak'> = {
  userId: '',
  name: '',
  answers: [],
  score: 0,
  streak: 0,
};
const seenFrom = (sheet: Sheet, seat: number) => (seat === NOBODY ? WATCHING : seatAt(sheet, seat));

/** The game as `seat`, or `NOBODY`, may see it at `now`, epoch ms. */
export function gameState(game: Game, seat: number, now: number, unlogged: Unlogged = NO_ROOM): GameState {
  const { sheet } = game;
  const { kind, run, index, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  const { userId, answers, score } = seenFrom(sheet, seat);
  const running = phase === 'asking' || phase === 'revealing';
  const closed = index < 0 ? 0 : sheet.closed;
  const scored = isHostOnly(sheet, userId) ? 0 : closed;
  return {
    seq: sheet.seq,
    server_time: now,
    title: sheet.title,
    phase,
    run,
    question_index: index,
    questions: running || kind === 'solo' ? shownQuestions(game) : [],
    closes_at: deadline,
    paused,
    pace: sheet.rules.pace ?? 'auto',
    ...(sheet.rules.untimed ? { untimed: true as const } : {}),
    ...(sheet.rules.unranked ? { unranked: true as const } : {}),
    my_answer: answers[index]?.text ?? null,
    my_score: score,
    my_points: Array.from({ length: scored }, (_, i) => answers[i]?.points ?? 0),
    last_reveal: closed > 0 ? reveal(game, closed - 1) : null,
    ...(kind === 'room' ? roomState(sheet, seat, running, unlogged) : {}),
  };
}

function roomState(sheet: Sheet, seat: number, running: boolean, { chat, isPresent }: Unlogged): RoomState {
  const { name: you, streak: my_streak } = seenFrom(sheet, seat);
  const listed = listedSeats(sheet);
  const settings = settingsOf(sheet.settings ?? NEW_ROOM, seat !== NOBODY && seat === sheet.host);
  return {
    code: sheet.code,
    you,
    host: sheet.seats[sheet.host]?.name ?? '',
    host_only: running ? hostOnly(sheet) : null,
    settings,
    locked: settings.locked,
    names: names(sheet),
    total: sheet.seatOf.size,
    away: listed.flatMap((each) => (isPresent(each) ? [] : [seatAt(sheet, each).name])),
    chat: [...chat],
    my_streak,
    // The state may wait until its events are durable, and must not change until then.
    skipped: running ? [...sheet.skipped] : [],
    scores: scoreRows(sheet.ranking.slice(0, LISTED_PLAYERS)),
    ...(sheet.corrected === undefined ? {} : { corrected: sheet.corrected }),
  };
}

/** The name of the player who hosts the run without playing it. */
export const hostOnly = ({ hostOnly, seats }: Sheet): string | null =>
  hostOnly === undefined ? null : (seats[hostOnly]?.name ?? null);

/** What a lobby without a quiz is about to play. */
const titleOf = (amount: number, category?: number): string =>
  category === undefined
    ? `${amount} random ${amount === 1 ? 'question' : 'questions'}`
    : categoryName(category);

/** The room as anybody with its code may see it. `capacity` is the most players that it takes. */
export function roomPreview(
  { sheet }: Pick<Game, 'sheet'>,
  running: boolean,
  capacity = Number.POSITIVE_INFINITY,
): RoomPreview {
  const { quiz, amount, category, locked, host_plays = true } = sheet.settings ?? NEW_ROOM;
  const host = sheet.seats[sheet.host];
  // The run that is played keeps the choice that it was started with, also after the role has passed.
  const idler = running ? sheet.seats[sheet.hostOnly ?? NOBODY] : host_plays ? undefined : host;
  return {
    code: sheet.code,
    host: host?.name ?? '',
    players: sheet.seatOf.size - (idler && sheet.seatOf.has(idler.userId) ? 1 : 0),
    title: running ? sheet.title : (quiz?.title ?? titleOf(amount, category)),
    locked: locked || (running && sheet.rules.late_join === 'closed'),
    running,
    ...(sheet.seatOf.size >= capacity ? { full: true as const } : {}),
  };
}

/** The first 100 players in the game, in the order in which they joined. */
export const names = (sheet: Sheet): string[] => listedSeats(sheet).map((seat) => seatAt(sheet, seat).name);

/** Stops at the limit, so that the cost does not grow with the room. */
function listedSeats({ seatOf }: Sheet): number[] {
  const listed: number[] = [];
  for (const seat of seatOf.values()) {
    if (listed.length === LISTED_PLAYERS) break;
    listed.push(seat);
  }
  return listed;
}

const shownAs = new WeakMap<Question, Question>();

/** The question as players receive it. The database does not keep the order of fields, and a replay repeats each message exactly. */
export function shown(question: Question): Question {
  const cached = shownAs.get(question);
  if (cached) return cached;
  const { question_id, prompt, choices, timer, category, difficulty, type, source } = question;
  const ordered = {
    ...{ question_id, prompt, choices, timer, category, difficulty, type },
    ...(source === undefined ? {} : { source }),
  };
  shownAs.set(question, ordered);
  return ordered;
}

/** The questions of the run. With `progressive` disclosure, later questions have no prompt and choices yet. */
export function shownQuestions(game: Game): ShownQuestion[] {
  const { sheet } = game;
  if (sheet.rules.disclosure === 'upfront') return sheet.questions.map(shown);
  const open = Math.max(contextOf(game).index, 0);
  return sheet.questions.map((question, i) => {
    if (i <= open) return shown(question);
    const { prompt: _prompt, choices: _choices, ...rest } = shown(question);
    return rest;
  });
}

export const scoreRows = (rows: Ranked[]): ScoreRow[] =>
  rows.map(({ name, score, rank }, idx) => ({ idx, name, score, rank }));

/** Settings as players receive them. Only the host receives the quiz's id: other players could play it alone and learn its keys. */
export function settingsOf(settings: Settings, isHost = false): RoomSettings {
  const { amount, scoring, reveal_seconds, late_join, disclosure, locked } = settings;
  const { pace = 'auto', host_plays = true, quiz, category, difficulty, type } = settings;
  return {
    ...{ amount, scoring, reveal_seconds, late_join, disclosure, locked, pace, host_plays },
    ...(quiz && !isHost ? {} : { quiz_id: quiz?.id ?? null }),
    quiz: quiz ? { title: quiz.title, total_questions: quiz.total_questions } : null,
    category: category ?? '',
    difficulty: difficulty ?? '',
    type: type ?? '',
  };
}

const revealed = new WeakMap<Sheet, { run: Sheet['questions']; reveal: Reveal }>();

/** A closed question with its key. Cached, since every player who reconnects needs it. */
export function reveal(game: Game, question_index: number): Reveal {
  const { sheet } = game;
  const cached = revealed.get(sheet);
  if (cached?.run === sheet.questions && cached.reveal.question_index === question_index)
    return cached.reveal;
  const computed = computeReveal(sheet, question_index);
  revealed.set(sheet, { run: sheet.questions, reveal: computed });
  return computed;
}

function computeReveal(sheet: Sheet, question_index: number): Reveal {
  const { answer: correct_answer, explanation } = keyAt(sheet, question_index);
  // Without a prototype, since an author may name a choice __proto__.
  const tally: Record<string, number> = Object.create(null);
  for (const choice of questionAt(sheet, question_index).choices) tally[choice] = 0;
  const answers: Reveal['answers'] = [];
  for (const seat of sheet.seats) {
    if (!played(sheet, seat, question_index)) continue;
    const user_answer = seat.answers[question_index]?.text ?? '';
    if (user_answer !== '') tally[user_answer] = (tally[user_answer] ?? 0) + 1;
    if (answers.length <= LISTED_PLAYERS)
      answers.push({ username: seat.name, user_answer, is_correct: user_answer === correct_answer });
  }
  return {
    question_index,
    correct_answer,
    ...(explanation === undefined ? {} : { explanation }),
    answers: answers.length > LISTED_PLAYERS ? [] : answers,
    tally,
    ...(sheet.skipped.includes(question_index) ? { skipped: true as const } : {}),
  };
}
