import type { GameEvent, Recorded } from '#game/events';
import type { Game } from '#game/game';
import { CLOSE_AFTER_MS, GRACE_MS } from '#game/times';
import type { Ack } from '#protocol/messages';
import { LAST_ANSWERS_MS } from '../../games/live/last-answers.js';
import type { Replied, World } from './world.js';

export interface Told {
  gameId: string;
  events: Recorded[];
  game: Game;
  /** The time at which each version became durable. */
  times: number[];
}

interface Request {
  command_id?: string;
  question_id?: string;
  question_index?: number;
  user_answer?: string;
}

interface Granted extends Replied {
  asked: Request;
  version: number;
}

/** The event types that a granted message writes to the log. */
const EFFECTS: Record<string, GameEvent['type'][]> = {
  create_room: ['GameOpened'],
  start_game: ['SettingsChanged'],
  leave_room: ['PlayerLeft'],
  kick_player: ['PlayerLeft'],
  end_game: ['RunCompleted'],
  rename_player: ['PlayerRenamed'],
  room_settings: ['SettingsChanged'],
  skip_question: ['QuestionClosed'],
  open_next: ['QuestionOpened', 'RunResumed', 'RunCompleted'],
};

/** Time in which a refusal that was decided before the grant may still arrive, ms. */
const ON_ITS_WAY_MS = 10_000;

/** Every granted command is in the log exactly once, with its receipt, and was not acknowledged before it was durable. */
export function judgeReplies(world: World, games: Map<string, Told>): void {
  const receipts = new Map<string, Granted>();
  const written = commandsOf(games);
  const askedIn = questionsOf(games);
  for (const replied of world.replies) {
    const asked = JSON.parse(replied.request) as Request;
    const ack = JSON.parse(replied.answer) as Ack;
    const { command_id: id } = asked;
    if (id === undefined) continue;
    const wrong = (what: string) =>
      world.faults.push(`${replied.event} ${replied.request} of ${replied.userId} ${what}`);
    const before = receipts.get(id);
    if (!ack.ok) {
      const isForgotten =
        ack.code === 'already_answered' || (ack.code === 'too_late' && isLong(before, replied));
      if (before && isForgotten) wrong(`was granted, then refused: ${ack.code}`);
      const isJudged = ack.code === 'too_late' && isCarried(world);
      const inTime = isJudged && closedBefore(replied, asked, games.get(replied.gameId));
      if (inTime) wrong(`arrived in time and was too late: ${inTime}`);
      continue;
    }
    const granted = { ...replied, asked, version: ack.version };
    const told = games.get(
      replied.event === 'check_answer'
        ? (askedIn.get(asked.question_id ?? '') ?? '')
        : (written.get(id)?.gameId ?? ''),
    );
    if (told?.events[ack.version - 1]?.commandId !== id && isFree(granted)) continue;
    const fault = replied.event === 'check_answer' ? answerFault(granted, told) : commandFault(granted, told);
    if (before && before.version !== ack.version)
      wrong(`got the receipts ${before.version} and ${ack.version}`);
    if (!before) receipts.set(id, granted);
    if (fault) wrong(`was granted with ${ack.version}, but ${fault}`);
    else if ((told?.times[ack.version - 1] ?? 0) > replied.at) wrong('was granted before it was durable');
  }
}

/** Upper bound of clock differences, and of the delay of a message that is neither lost nor held back, ms. */
const TOLERANCE_MS = 60;

/**
 * Whether messages between instances arrive in time. Otherwise an owner may learn too late that an instance has players,
 * and does not wait for their answers.
 */
const isCarried = ({ unrest: { bus, blows } }: World) =>
  bus.lost === 0 && bus.late === 0 && !blows.some(({ kind }) => kind === 'bus away');

/** An answer that arrived in time, within the limit of T3, is not refused because its question has closed since. */
function closedBefore(
  { arrivedAt }: Replied,
  { question_id, question_index: index }: Request,
  told: Told | undefined,
): string | undefined {
  const dealt = told?.events.findLast(
    ({ event }) =>
      event.type === 'QuestionsDealt' && event.questions.some((each) => each.question_id === question_id),
  )?.event;
  if (!told || dealt?.type !== 'QuestionsDealt') return undefined;
  const { run } = dealt;
  let deadline = 0;
  for (const { at, event } of told.events) {
    if (!('run' in event) || event.run !== run) continue;
    if (event.type === 'RunStarted' && index === 0) deadline = event.closesAt;
    if (event.type === 'QuestionOpened' && event.index === index) deadline = event.closesAt;
    // Skip questions whose clock was stopped.
    if (event.type === 'GameStalled' && deadline > 0) return undefined;
    if (event.type !== 'QuestionClosed' || event.index !== index) continue;
    const isInTime = arrivedAt + TOLERANCE_MS <= deadline + GRACE_MS;
    const isEarly = at < deadline + CLOSE_AFTER_MS + LAST_ANSWERS_MS - TOLERANCE_MS;
    return isInTime && at >= deadline && !event.skipped && isEarly
      ? `${arrivedAt} for ${deadline}, closed at ${at}`
      : undefined;
  }
  return undefined;
}

/** Commands that may be granted without an event, so that the log has no receipt, such as a pass after the deadline. [A6] */
const isFree = ({ event, asked }: Granted) =>
  ['pause_game', 'make_host', 'rename_player', 'join_room'].includes(event) || asked.user_answer === '';

const isLong = (before: Granted | undefined, { at }: Replied) =>
  before !== undefined && at > before.at + ON_ITS_WAY_MS;

function answerFault({ userId, asked, version }: Granted, told: Told | undefined): string | undefined {
  const { question_index, user_answer } = asked;
  if (!told) return 'its question is in no game';
  const event = told.events[version - 1]?.event;
  const isIt =
    event?.type === 'AnswerSubmitted' &&
    event.index === question_index &&
    event.answer === user_answer &&
    told.game.sheet.seats[event.seat]?.userId === userId;
  return isIt ? undefined : `the log says ${JSON.stringify(event)}`;
}

function commandFault({ event, asked, version }: Granted, told: Told | undefined): string | undefined {
  const effect = EFFECTS[event];
  if (!told) return effect ? 'it is in no log' : undefined;
  const at = told.events[version - 1];
  if (!at || at.commandId !== asked.command_id) return `the log says ${JSON.stringify(at)}`;
  if (effect && !effect.includes(at.event.type)) return `the log says ${at.event.type}`;
  if (
    at.event.type === 'QuestionClosed' &&
    event === 'skip_question' &&
    at.event.index !== asked.question_index
  )
    return `question ${at.event.index} was skipped`;
  if (at.event.type === 'QuestionOpened' && at.event.index !== Number(asked.question_index) + 1)
    return `question ${at.event.index} was opened`;
  return undefined;
}

function commandsOf(games: Map<string, Told>): Map<string | null, { gameId: string; recorded: Recorded }> {
  const commands = new Map<string | null, { gameId: string; recorded: Recorded }>();
  for (const { gameId, events } of games.values())
    for (const recorded of events)
      if (!commands.has(recorded.commandId)) commands.set(recorded.commandId, { gameId, recorded });
  return commands;
}

function questionsOf(games: Map<string, Told>): Map<string, string> {
  const questions = new Map<string, string>();
  for (const { gameId, events } of games.values())
    for (const { event } of events)
      if (event.type === 'QuestionsDealt')
        for (const { question_id } of event.questions) questions.set(question_id, gameId);
  return questions;
}
