import type { Command, Decision } from './commands.js';
import type { GameEvent } from './events.js';
import { contextOf, type Game, phaseOf, seatAt } from './evolve.js';
import { Refused } from './refused.js';
import { GRACE_MS, REVEAL_MS, timeLeft } from './scoring.js';

type SubmitAnswer = Extract<Command, { type: 'SubmitAnswer' }>;

/** An answer counts once, in time, to the open question, as one of its choices. [A1 … A7, C1] */
export function decideAnswer(command: SubmitAnswer, game: Game): Decision {
  const { sheet } = game;
  const { index, answer } = command;
  const seatNumber = sheet.seatOf.get(command.userId);
  if (seatNumber === undefined) throw new Refused('not_in_room');
  const seat = seatAt(sheet, seatNumber);
  const receipt = seat.receipts.get(command.id);
  if (receipt !== undefined) return { events: [], receipt };
  const question = askedQuestion(command, game);
  const given = seat.answers[index];
  if (given?.text === answer) return { events: [], receipt: given.version };
  const { run, index: open, deadline } = contextOf(game);
  const lateBy = index === open && phaseOf(game) === 'asking' ? command.arrivedAt - deadline : Infinity;
  if (answer === '' && lateBy > 0) return { events: [] };
  if (given) throw new Refused('already_answered');
  if (lateBy > GRACE_MS) throw new Refused('too_late');
  if (answer !== '' && !question.choices.includes(answer)) throw new Refused('bad_request');
  const left = timeLeft(deadline, command.arrivedAt, question.timer * 1000);
  const submitted: GameEvent = {
    type: 'AnswerSubmitted',
    run,
    index,
    seat: seatNumber,
    answer,
    arrivedAt: command.arrivedAt,
    left,
  };
  const everybody = sheet.seats.every(
    (s, i) => i === seatNumber || s.answers[index] || !command.present.has(i),
  );
  if (!everybody) return { events: [submitted] };
  return {
    events: [submitted, { type: 'QuestionClosed', run, index, revealUntil: command.at + REVEAL_MS }],
  };
}

/** The question that the answer is for, if it has been opened in this run. [A4] */
function askedQuestion({ index, questionId }: SubmitAnswer, game: Game) {
  const question = game.sheet.questions[index];
  const { index: open } = contextOf(game);
  if (open < 0) throw new Refused('not_now');
  if (question?.question_id !== questionId || index > open) throw new Refused('wrong_question');
  return question;
}
