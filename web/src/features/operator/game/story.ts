import type { GameEvent } from '#game/events';
import type { AnswerKey, Question } from '#game/question';
import type { LoggedEvent } from '#protocol/operator';
import { GAME_TEXTS as TEXTS } from './texts.js';

/** The mark of an event on the timeline. */
export type Mark = 'right' | 'wrong' | 'left' | 'removed' | 'late' | 'stalled' | 'host';

/** A line of the list of events. */
export interface Row {
  version: number;
  /** Epoch ms. */
  at: number;
  type: GameEvent['type'];
  who: string;
  what: string;
  /** The question that was open, or open last: its place in the list of questions. */
  question: number | null;
  mark: Mark | null;
}

/** A question of a run, from its opening to its close. */
export interface Asked {
  run: number;
  index: number;
  prompt: string;
  /** The version that opened it. */
  version: number;
  from: number;
  to: number;
}

export interface Person {
  userId: string;
  name: string;
}

/** The events of a log as lines of a list. */
export interface Story {
  rows: Row[];
  questions: Asked[];
  /** Everybody who was in the game, by their last name. */
  people: Person[];
  host: string;
  runs: number;
  start: number;
  end: number;
}

interface Telling extends Story {
  seats: Person[];
  asked: Question[];
  keys: AnswerKey[];
  isRunning: boolean;
}

/** Never fails: a log whose chain is broken is shown, too. */
export function storyOf(events: readonly LoggedEvent[]): Story {
  const start = events[0]?.at ?? 0;
  const told: Telling = {
    ...{ rows: [], questions: [], people: [], host: '', runs: 0 },
    ...{ start, end: events.at(-1)?.at ?? start },
    ...{ seats: [], asked: [], keys: [], isRunning: false },
  };
  for (const { version, at, event } of events) {
    const told_ = tell(told, event, version, at);
    const question = told.questions.length > 0 ? told.questions.length - 1 : null;
    told.rows.push({ version, at, type: event.type, question, mark: null, who: '', ...told_ });
  }
  const { rows, questions, people, host, runs, end } = told;
  return { rows, questions, people, host, runs, start, end };
}

type Told = Pick<Row, 'what'> & Partial<Pick<Row, 'who' | 'mark'>>;

function tell(story: Telling, event: GameEvent, version: number, at: number): Told {
  const nameAt = (seat: number) => story.seats[seat]?.name ?? TEXTS.seat(seat);
  switch (event.type) {
    case 'GameOpened':
      return { what: event.code ? TEXTS.opened(event.code) : TEXTS.openedSolo };
    case 'PlayerJoined': {
      const { userId, name, seat } = event;
      const known = story.people.find((each) => each.userId === userId);
      const person = known ?? { userId, name };
      person.name = name;
      if (!known) story.people.push(person);
      story.seats[seat] = person;
      if (seat === 0) story.host = name;
      return { who: name, what: TEXTS.joined, mark: story.isRunning ? 'late' : null };
    }
    case 'PlayerLeft': {
      const mark = event.why === 'kicked' ? 'removed' : 'left';
      return { who: nameAt(event.seat), what: TEXTS.gone[event.why], mark };
    }
    case 'HostChanged':
      story.host = nameAt(event.seat);
      return { who: story.host, what: TEXTS.hosts, mark: 'host' };
    case 'PlayerRenamed': {
      const who = nameAt(event.seat);
      const person = story.seats[event.seat];
      if (person) person.name = event.name;
      if (story.host === who) story.host = event.name;
      return { who, what: TEXTS.renamed(event.name) };
    }
    case 'QuestionsDealt':
      story.asked = event.questions;
      return { what: TEXTS.dealt(event.questions.length, event.title) };
    case 'AnswerKeySet':
      story.keys = event.keys;
      return { what: TEXTS.keys(event.keys.length) };
    case 'RunStarted':
      story.runs = event.run;
      story.isRunning = true;
      return opens(story, event.run, 0, version, at);
    case 'QuestionOpened':
      return opens(story, event.run, event.index, version, at);
    case 'AnswerSubmitted': {
      const isRight = story.keys[event.index]?.answer === event.answer;
      const mark = isRight ? 'right' : 'wrong';
      return { who: nameAt(event.seat), what: event.answer === '' ? TEXTS.passed : event.answer, mark };
    }
    case 'QuestionClosed': {
      const open = story.questions.at(-1);
      if (open) open.to = at;
      return { what: event.skipped ? TEXTS.skipped(event.index + 1) : TEXTS.closed(event.index + 1) };
    }
    case 'GameStalled': {
      const lost = event.to === undefined || event.from === undefined ? null : event.to - event.from;
      return { what: TEXTS.stalled(lost), mark: 'stalled' };
    }
    case 'RunCompleted':
      story.isRunning = false;
      return { what: TEXTS.completed(event.results.length) };
    case 'RunCorrected':
      return { what: TEXTS.corrected(event.reason, event.by) };
    case 'GameClosed':
      return { what: TEXTS.over[event.why] };
    default:
      return { what: TEXTS.others[event.type] ?? '' };
  }
}

function opens(story: Telling, run: number, index: number, version: number, at: number): Told {
  const prompt = story.asked[index]?.prompt ?? '';
  story.questions.push({ run, index, prompt, version, from: at, to: at });
  return { what: TEXTS.question(index + 1, prompt) };
}
