import type { CommandOf, Decision } from '../commands.js';
import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import type { Question } from '../question.js';
import { Refused } from '../refused.js';
import { stalledMsSince, timeLeft } from '../scoring.js';
import { plays, questionAt, seatAt } from '../sheet.js';
import { AWAY_MS, GRACE_MS } from '../times.js';
import { closeIfAllAnswered } from './time.js';

/** Accepts a player's first answer to the open question if it is in time, and a choice or a pass. [A1 … A7, C1] */
export function submitAnswer(command: CommandOf<'SubmitAnswer'>, game: Game): Decision {
  const { sheet } = game;
  const { index, answer } = command;
  const seatNumber = sheet.seatOf.get(command.userId);
  if (seatNumber === undefined) throw new Refused('not_in_room');
  const seat = seatAt(sheet, seatNumber);
  const question = answeredQuestion(command, game);
  const earlier = seat.answers[index];
  if (earlier?.text === answer) return { events: [], receipt: earlier.version };
  const { run, index: lastOpened, deadline } = contextOf(game);
  const isOpen = index === lastOpened && phaseOf(game) === 'asking';
  const closesAt = sheet.rules.untimed ? Infinity : (deadline ?? 0);
  const arrivedAt = command.arrivedAt + stalledMsSince(command.arrivedAt, sheet.stalls);
  const lateBy = isOpen ? arrivedAt - closesAt : Infinity;
  if (answer === '' && lateBy > 0) return { events: [] };
  if (earlier) throw new Refused('already_answered');
  if (!isOpen || lateBy > GRACE_MS) throw new Refused('too_late');
  if (!plays(sheet, seat, index)) throw new Refused('not_now');
  if (answer !== '' && !question.choices.includes(answer)) throw new Refused('bad_request');
  const left = timeLeft(closesAt, arrivedAt, question.timer * 1000);
  const submitted: GameEvent = {
    type: 'AnswerSubmitted',
    run,
    index,
    seat: seatNumber,
    answer,
    arrivedAt: command.arrivedAt,
    left,
  };
  return {
    events: [
      submitted,
      ...resumedByAnswer(game, command.at),
      ...closeIfAllAnswered(game, command.present, command.at, seatNumber),
    ],
  };
}

/** An answer resumes a solo game that waits for its player. [P5] */
function resumedByAnswer(game: Game, at: number): GameEvent[] {
  const { kind, run, paused } = contextOf(game);
  return kind === 'solo' && paused ? [{ type: 'RunResumed', run, at, closesAt: at + AWAY_MS }] : [];
}

/** The question that is answered, if it has been opened in this run. [A4] */
function answeredQuestion({ index, questionId }: CommandOf<'SubmitAnswer'>, game: Game): Question {
  const { index: lastOpened } = contextOf(game);
  if (lastOpened < 0) throw new Refused('not_now');
  if (game.sheet.questions[index]?.question_id !== questionId || index > lastOpened)
    throw new Refused('wrong_question');
  return questionAt(game.sheet, index);
}
