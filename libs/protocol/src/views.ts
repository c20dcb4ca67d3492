import { contextOf, type Game, phaseOf } from '#game/game';
import { NEW_ROOM, type Settings } from '#game/settings';
import { played, type Ranked, type Sheet, seatAt } from '#game/sheet';
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

/** What a room shows besides its log: the chat, and who is not connected. */
export interface Surroundings {
  chat: ChatMessage[];
  isPresent: (seat: number) => boolean;
}

const ALONE: Surroundings = { chat: [], isPresent: () => true };

/** The game as `seat` may see it at `now`, epoch ms. */
export function gameState(game: Game, seat: number, now: number, around: Surroundings = ALONE): GameState {
  const { sheet } = game;
  const { kind, run, index, deadline, paused } = contextOf(game);
  const phase = phaseOf(game);
  const { answers, score } = seatAt(sheet, seat);
  const running = phase === 'asking' || phase === 'revealing';
  const closed = index < 0 ? 0 : sheet.closed;
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
    my_answer: answers[index]?.text ?? null,
    my_score: score,
    my_points: Array.from({ length: closed }, (_, i) => answers[i]?.points ?? 0),
    last_reveal: closed > 0 ? reveal(game, closed - 1) : null,
    ...(kind === 'room' ? roomState(sheet, seat, running, around) : {}),
  };
}

function roomState(
  sheet: Sheet,
  seat: number,
  running: boolean,
  { chat, isPresent }: Surroundings,
): RoomState {
  const { name: you, streak: my_streak } = seatAt(sheet, seat);
  const listed = listedSeats(sheet);
  const settings = settingsOf(sheet.settings ?? NEW_ROOM, seat === sheet.host);
  return {
    code: sheet.code,
    you,
    host: sheet.seats[sheet.host]?.name ?? '',
    settings,
    locked: settings.locked,
    names: names(sheet),
    total: sheet.seatOf.size,
    away: listed.flatMap((each) => (isPresent(each) ? [] : [seatAt(sheet, each).name])),
    chat,
    my_streak,
    skipped: running ? sheet.skipped : [],
    scores: scoreRows(sheet.ranking.slice(0, LISTED_PLAYERS)),
  };
}

/** Those in the game in the order in which they came, at most 100. */
export const names = (sheet: Sheet): string[] => listedSeats(sheet).map((seat) => seatAt(sheet, seat).name);

/** However large the room, no more than these are looked at. */
function listedSeats({ seatOf }: Sheet): number[] {
  const listed: number[] = [];
  for (const seat of seatOf.values()) {
    if (listed.length === LISTED_PLAYERS) break;
    listed.push(seat);
  }
  return listed;
}

/** The questions of the run; with `progressive` disclosure those that have not opened yet keep their text back. */
export function shownQuestions(game: Game): ShownQuestion[] {
  const { sheet } = game;
  if (sheet.rules.disclosure === 'upfront') return sheet.questions;
  const open = Math.max(contextOf(game).index, 0);
  return sheet.questions.map((question, i) => {
    if (i <= open) return question;
    const { prompt: _prompt, choices: _choices, ...rest } = question;
    return rest;
  });
}

export const scoreRows = (rows: Ranked[]): ScoreRow[] =>
  rows.map(({ name, score, rank }, idx) => ({ idx, name, score, rank }));

/** A player with a quiz's id could play it alone and learn its keys, so only the host has the id before the run. */
export const settingsOf = (
  { category, difficulty, type, quiz, ...rest }: Settings,
  isHost = false,
): RoomSettings => ({
  ...rest,
  ...(quiz && !isHost ? {} : { quiz_id: quiz?.id ?? null }),
  quiz: quiz ? { title: quiz.title, total_questions: quiz.total_questions } : null,
  category: category ?? '',
  difficulty: difficulty ?? '',
  type: type ?? '',
});

const revealed = new WeakMap<Sheet, { run: Sheet['questions']; reveal: Reveal }>();

/** A closed question with its key, worked out once: everybody who comes back asks for it. */
export function reveal(game: Game, question_index: number): Reveal {
  const { sheet } = game;
  const known = revealed.get(sheet);
  if (known?.run === sheet.questions && known.reveal.question_index === question_index) return known.reveal;
  const worked = workOut(sheet, question_index);
  revealed.set(sheet, { run: sheet.questions, reveal: worked });
  return worked;
}

function workOut(sheet: Sheet, question_index: number): Reveal {
  const key = sheet.keys[question_index];
  if (!key) throw new Error(`no key for question ${question_index}`);
  const { answer: correct_answer, explanation } = key;
  // An author may call a choice __proto__.
  const tally: Record<string, number> = Object.create(null);
  for (const choice of sheet.questions[question_index]?.choices ?? []) tally[choice] = 0;
  const answers: Reveal['answers'] = [];
  for (const seat of sheet.seats) {
    if (!played(seat, question_index)) continue;
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
