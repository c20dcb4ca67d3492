import type { Question } from '#game/question';
import { historyId } from '#protocol/history-id';
import type { ShownQuestion } from '#protocol/messages';
import type { GameSnapshot } from './game-machine.js';
import type { GameView } from './mirror.js';

/** The player's view of the game; null until the server has sent a state. */
export const gameView = ({ context }: GameSnapshot) => context.mirror?.view ?? null;
export const isLost = (game: GameSnapshot) => game.matches({ connection: 'lost' });
/** Whether the countdown runs. It stops with the server's, and until the lost time is given back. */
export const isRunning = (game: GameSnapshot) => game.matches({ server: 'running' });

export const isShown = (question: ShownQuestion | undefined): question is Question =>
  question?.prompt !== undefined && question.choices !== undefined;

/** The question on the screen. Undefined until it opens, if its text comes only then. */
export function shownQuestion({
  questions,
  index,
}: Pick<GameView, 'questions' | 'index'>): Question | undefined {
  const question = questions[index];
  return isShown(question) ? question : undefined;
}

/** The id of the run in the player's history; undefined if it is not kept there. */
export const historyOf = ({ gameId, run, unranked }: GameView): string | undefined =>
  gameId === undefined || unranked ? undefined : historyId({ gameId, run });
