import type { Command } from '../commands.js';
import { dueAt } from '../due.js';
import type { Recorded } from '../events.js';
import { evolve } from '../evolve.js';
import { contextOf, type Game, newGame, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import { openSolo } from './commands.js';
import { attempt } from './given.js';
import type { AnswerAct, Script, Step } from './script.js';
import { AWAY, aQuestion, HERE, NOW } from './world.js';

const CHOICES = ['north', 'east', 'south', 'west'];

/** Plays a script: decides, applies, records. Calls `watch` after each event. */
export function play(
  { quiz, rules, steps }: Script,
  watch: (recorded: Recorded, game: Game) => void = () => {},
) {
  const game = newGame();
  const log: Recorded[] = [];
  /** By command id: a refusal's code, a receipt, or '' for a command that is granted and changes nothing. */
  const replies: { id: string; by: string; reply: string | number }[] = [];
  const answerIds: string[] = [];
  let now = NOW;
  let present = AWAY;

  function run(command: Command) {
    const first = game.sheet.version + 1;
    const asked = { id: command.id, by: 'userId' in command ? command.userId : '' };
    const outcome = attempt(game, command);
    if (outcome instanceof Refused) return replies.push({ ...asked, reply: outcome.code });
    for (const event of outcome.events) {
      const recorded = { version: game.sheet.version + 1, at: command.at, commandId: command.id, event };
      evolve(game, recorded);
      log.push(recorded);
      watch(recorded, game);
    }
    const reply = outcome.receipt ?? (outcome.events.length > 0 ? first : '');
    return replies.push({ ...asked, reply });
  }

  function perform({ until, plus, act }: Step, id: string) {
    const base = { now, deadline: contextOf(game).deadline ?? now, due: dueAt(game) ?? now }[until];
    now = Math.max(now, base + plus);
    switch (act.do) {
      case 'connect':
        present = HERE;
        return run({ type: 'Connect', id, at: now, userId: 'ann' });
      case 'disconnect':
        present = AWAY;
        return 0;
      case 'advance':
        return run({ type: 'Advance', id, at: now, present });
      case 'open':
        return run(opening);
      case 'give back':
        return run({ type: 'GiveBack', id, at: now, lostMs: act.lostMs });
      case 'abandon':
        return run({ type: 'Abandon', id, at: now, why: act.why });
      case 'open next': {
        const index = contextOf(game).index + act.to;
        return run({ type: 'OpenNext', id, at: now, userId: act.stranger ? 'eve' : 'ann', index });
      }
      case 'answer':
        return run(submission(act, id));
    }
  }

  function submission({ choice, to, idOf, lag, stranger, again }: AnswerAct, id: string): Command {
    const index = Math.max(0, contextOf(game).index + to);
    const question = game.sheet.questions[index];
    const answer = choice === -1 ? '' : (question?.choices[choice] ?? 'nowhere');
    const questionId = game.sheet.questions[index + idOf]?.question_id ?? 'none';
    const userId = stranger ? 'eve' : 'ann';
    const used = answerIds.at(-again);
    const fresh = again === 0 || used === undefined;
    if (fresh) answerIds.push(id);
    const times = { at: now, arrivedAt: now - lag };
    return {
      type: 'SubmitAnswer',
      id: fresh ? id : used,
      ...times,
      userId,
      questionId,
      index,
      answer,
      present,
    };
  }

  const questions = quiz.map(({ timer, choices }, i) =>
    aQuestion({ question_id: `q${i}`, timer, choices: CHOICES.slice(0, choices) }),
  );
  const keys = quiz.map(({ key }) => {
    const answer = CHOICES[key] ?? '';
    return { answer, explanation: `because of ${answer}` };
  });
  const opening = { ...openSolo(), questions, keys, ...(rules ? { rules } : {}) };
  run(opening);
  steps.forEach((step, i) => {
    perform(step, `c${i}`);
  });
  return { game, log, replies, perform, clock: () => now };
}

/** A complete game as text. Equal games have equal texts. */
export function textOf(game: Game): string {
  const whole = { phase: phaseOf(game), context: contextOf(game), due: dueAt(game), ...game.sheet };
  const collectionsToo = (_: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value;
  return JSON.stringify(whole, collectionsToo, 1);
}
