import type { Command } from '../commands.js';
import { dueAt } from '../due.js';
import type { Recorded } from '../events.js';
import { evolve } from '../evolve.js';
import { type FinishedRun, keepFinished } from '../finished-run.js';
import { contextOf, type Game, newGame } from '../game.js';
import { Refused } from '../refused.js';
import { openRoom } from './commands.js';
import { corrected } from './corrections.js';
import { attempt } from './given.js';
import {
  CAPACITY,
  type RoomAct,
  type RoomScript,
  type RoomStep,
  type ScriptedCorrection,
} from './room-script.js';
import { aQuestion, aRoom, NOW, nameOf } from './world.js';

/** Called while a room is played. */
export interface Watcher {
  /** After each event. */
  event?: (recorded: Recorded, game: Game) => void;
  /** After each command and its events. */
  command?: (game: Game, present: ReadonlySet<number>, now: number) => void;
}

/** Plays a script in a room: decides, applies, records, and tracks which seats are connected. */
export function playRoom({ quiz, rules, steps, corrections = [] }: RoomScript, watcher: Watcher = {}) {
  const game = newGame();
  const log: Recorded[] = [];
  const sent: Command[] = [];
  /** A refusal's code, a receipt, or '' for a command that is granted and changes nothing. */
  const replies: { command: Command; reply: string | number }[] = [];
  const present = new Set<number>();
  const finished = new Map<number, FinishedRun>();
  let now = NOW;

  function run(command: Command) {
    sent.push(command);
    const first = game.sheet.version + 1;
    const outcome = attempt(game, command);
    if (outcome instanceof Refused) replies.push({ command, reply: outcome.code });
    else {
      for (const event of outcome.events) apply(command, event);
      replies.push({ command, reply: outcome.receipt ?? (outcome.events.length > 0 ? first : '') });
    }
    watcher.command?.(game, present, now);
  }

  function apply({ id, at }: Command, event: Recorded['event']) {
    const recorded = { version: game.sheet.version + 1, at, commandId: id, event };
    keepFinished(finished, recorded, game);
    evolve(game, recorded);
    log.push(recorded);
    if (event.type === 'PlayerJoined') present.add(event.seat);
    if (event.type === 'PlayerLeft') present.delete(event.seat);
    watcher.event?.(recorded, game);
  }

  function perform({ until, plus, by, act }: RoomStep, id: string) {
    const base = { now, deadline: contextOf(game).deadline ?? now, due: dueAt(game) ?? now }[until];
    now = Math.max(now, base + plus);
    const userId = userOf(by);
    const seat = game.sheet.seatOf.get(userId);
    if (act.do === 'connect' && seat !== undefined) present.add(seat);
    if (act.do === 'disconnect' && seat !== undefined) present.delete(seat);
    const command = act.do === 'repeat' ? sent.at(-act.again) : commandOf(act, id, userId);
    if (command) run(command);
  }

  function userOf(by: RoomStep['by']): string {
    const { seats, seatOf, host } = game.sheet;
    if (by === 'host') return seats[host]?.userId ?? 'ann';
    return typeof by === 'string' ? by : ([...seatOf.keys()][by % seatOf.size] ?? 'ann');
  }

  function commandOf(act: Exclude<RoomAct, { do: 'repeat' }>, id: string, userId: string): Command {
    const base = { id, at: now };
    const mine = { ...base, userId };
    const { run: ran, index } = contextOf(game);
    const connected = { present: new Set(present) };
    switch (act.do) {
      case 'join':
        return { ...mine, type: 'JoinRoom', name: nameOf(act.as ?? userId), capacity: CAPACITY };
      case 'leave':
        return { ...mine, ...connected, type: 'LeaveRoom', why: 'left' };
      case 'connect':
        return { ...mine, type: 'Connect' };
      case 'disconnect':
        return { ...base, ...connected, type: 'CountPresent' };
      case 'advance':
        return { ...base, ...connected, type: 'Advance' };
      case 'replace host':
        return { ...base, ...connected, type: 'ReplaceHost' };
      case 'close':
        return { ...base, type: 'CloseRoom' };
      case 'start':
        return { ...mine, type: 'StartRun', ...chosen(game, rules), ...dealt(quiz, ran + 1, game) };
      case 'end':
        return { ...mine, type: 'EndRun' };
      case 'kick':
        return { ...mine, ...connected, type: 'KickPlayer', name: nameOf(act.whom) };
      case 'make host':
        return { ...mine, type: 'MakeHost', name: nameOf(act.whom) };
      case 'rename':
        return { ...mine, type: 'RenamePlayer', name: nameOf(act.whom), to: nameOf(act.to) };
      case 'settings':
        return { ...mine, type: 'ChangeSettings', settings: act.settings };
      case 'skip':
        return { ...mine, type: 'SkipQuestion', index: index + act.to };
      case 'open next':
        return { ...mine, type: 'OpenNext', index: index + act.to };
      case 'pause':
        return { ...mine, type: 'PauseRun', paused: act.paused };
      case 'give back':
        return { ...base, type: 'GiveBack', lostMs: act.lostMs };
      case 'answer': {
        const to = Math.max(0, index + act.to);
        const question = game.sheet.questions[to];
        const answer = act.choice === -1 ? '' : (question?.choices[act.choice] ?? 'nowhere');
        const submitted = { index: to, questionId: question?.question_id ?? 'none', answer };
        return { ...mine, ...connected, ...submitted, type: 'SubmitAnswer', arrivedAt: now - act.lag };
      }
    }
  }

  function correct(each: ScriptedCorrection, id: string) {
    const [number, done] = [...finished][each.run % finished.size] ?? [];
    if (number === undefined || !done) return;
    const command = corrected(done, number, each, { id, at: now });
    if (command) run(command);
  }

  run(openRoom({ id: 'open' }));
  steps.forEach((step, i) => {
    perform(step, `c${i}`);
    for (const [n, each] of corrections.entries())
      if (each.after % steps.length === i) correct(each, `c${i}.${n}`);
  });
  const act = (by: RoomStep['by'], act: RoomAct, id: string, until: RoomStep['until'] = 'now') =>
    perform({ until, plus: 0, by, act }, id);
  return { game, log, replies, present, act };
}

const PLACES = ['north', 'east', 'south', 'west'];

/** A start plays the quiz that the room has chosen, if there is one. */
const chosen = ({ sheet }: Game, rules: RoomScript['rules']) => ({
  settings: aRoom({ ...rules, ...(sheet.settings?.quiz ? { quiz: sheet.settings.quiz } : {}) }),
});

/** The quiz of a run. No text of one question occurs in another, nor in an id. */
function dealt(quiz: RoomScript['quiz'], run: number, { sheet }: Game) {
  const choicesOf = (i: number, choices: number) =>
    PLACES.slice(0, choices).map((place) => `choice ${run}.${i} ${place}`);
  return {
    title: sheet.settings?.quiz?.title ?? 'History',
    questions: quiz.map(({ timer, choices }, i) =>
      aQuestion({
        question_id: `r${run}q${i}`,
        prompt: `prompt ${run}.${i}`,
        timer,
        choices: choicesOf(i, choices),
      }),
    ),
    keys: quiz.map(({ key, choices }, i) => {
      const answer = choicesOf(i, choices)[key] ?? '';
      // Of one length, so that the length of a reveal does not depend on the key.
      return { answer, explanation: `because of ${answer}`.padEnd(40, '.') };
    }),
  };
}
