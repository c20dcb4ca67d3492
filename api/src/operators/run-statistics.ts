import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type FinishedRun, keepFinished } from '#game/finished-run';
import { type Game, newGame } from '#game/game';
import type { Question } from '#game/question';
import { gradingsOf, standingsOf } from '#game/regrade';
import { keyAt, played, questionAt, timerMs } from '#game/sheet';
import type { QuestionStatistics, RunStatistics } from '#protocol/operator';

/** A question of a run as the log tells it. */
interface Asked {
  question: Question;
  key: string;
  /** Null without a time limit. */
  timerMs: number | null;
  state: QuestionStatistics['state'];
  noAnswer: number | null;
  /** By seat. Those who passed are not among them. */
  answers: Map<number, { text: string; left: number }>;
}

interface ToldRun {
  title: string;
  asked: Asked[];
}

/** How each question of each run was answered. Reads the whole log, or what comes before the event that breaks it. */
export async function runStatistics(log: AsyncIterable<Recorded>): Promise<RunStatistics[]> {
  const game = newGame();
  const runs = new Map<number, ToldRun>();
  const finished = new Map<number, FinishedRun>();
  for await (const recorded of log) {
    keepFinished(finished, recorded, game);
    try {
      evolve(game, recorded);
    } catch {
      break;
    }
    follow(runs, recorded, game);
  }
  return [...runs].map(([run, told]) => statisticsOf(run, told, finished.get(run), game));
}

function follow(runs: Map<number, ToldRun>, { event }: Recorded, { sheet }: Game): void {
  if (event.type === 'RunStarted') runs.set(event.run, { title: sheet.title, asked: [] });
  const { asked } = ('run' in event && runs.get(event.run)) || { asked: [] };
  if (event.type === 'RunStarted' || event.type === 'QuestionOpened') {
    const index = event.type === 'RunStarted' ? 0 : event.index;
    asked[index] = {
      ...{ question: questionAt(sheet, index), key: keyAt(sheet, index).answer },
      timerMs: sheet.rules.untimed ? null : timerMs(sheet, index),
      ...{ state: 'open', noAnswer: null, answers: new Map() },
    };
  }
  if (event.type === 'AnswerSubmitted' && event.answer !== '')
    asked[event.index]?.answers.set(event.seat, { text: event.answer, left: event.left });
  const closed = event.type === 'QuestionClosed' ? asked[event.index] : undefined;
  if (event.type !== 'QuestionClosed' || !closed) return;
  closed.state = event.skipped ? 'skipped' : 'closed';
  closed.noAnswer = sheet.seats.filter(
    (each, seat) => played(sheet, each, event.index) && !closed.answers.has(seat),
  ).length;
}

function statisticsOf(
  run: number,
  { title, asked }: ToldRun,
  finished: FinishedRun | undefined,
  { sheet }: Game,
): RunStatistics {
  const gradings = finished ? gradingsOf(finished) : [];
  const correctable = finished !== undefined && !finished.rules.unranked;
  const players = (correctable ? standingsOf(finished).results : []).map(({ seat, score, rank }) => ({
    ...{ seat, name: sheet.seats[seat]?.name ?? '', score, rank },
  }));
  return {
    ...{ run, title, correctable },
    players: players.sort((a, b) => a.rank - b.rank || a.seat - b.seat),
    questions: asked.map((each, index) => {
      const grading = gradings[index];
      return questionStatistics(each, index, grading === undefined ? [each.key] : grading);
    }),
  };
}

function questionStatistics(
  { question, timerMs, state, noAnswer, answers }: Asked,
  index: number,
  grading: readonly string[] | null,
): QuestionStatistics {
  const given = [...answers.values()];
  const right = grading ? given.filter(({ text }) => grading.includes(text)).length : 0;
  return {
    ...{ index, prompt: question.prompt, state, voided: grading === null },
    ...{ answered: given.length, right, wrong: grading ? given.length - right : 0, no_answer: noAnswer },
    median_ms: timerMs === null ? null : median(given.map(({ left }) => timerMs - left)),
    choices: question.choices.map((text) => ({
      text,
      answers: given.filter((answer) => answer.text === text).length,
      right: grading?.includes(text) ?? false,
    })),
  };
}

/** Rounded to a whole number; null of no times. */
function median(times: number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
