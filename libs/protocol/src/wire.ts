import type { Recorded } from '#game/events';
import { contextOf, type Game } from '#game/game';
import { lastFinished, questionAt, type Sheet, seatAt } from '#game/sheet';
import { LISTED_PLAYERS, POINTS_PER_QUESTION } from './limits.js';
import type { PersonalMessage, PublicMessage } from './messages.js';
import { finalResult, questionResult } from './results.js';
import { hostOnly, names, reveal, scoreRows, settingsOf, shown, shownQuestions } from './views.js';

/** The messages that one event causes. */
export interface Outgoing {
  /** To all players in the game. */
  all?: PublicMessage;
  /** A join or a leave in a large room. The caller sends these in batches. */
  roster?: { joined?: string; left?: string };
  /** An additional message to one seat. */
  each?: (seat: number) => PersonalMessage | undefined;
}

/**
 * Maps an event that `game` has just applied to the messages for its players. All events leave the server through this
 * function. Secret events map to nothing; a question's key is sent when the question closes. A new type of event does
 * not compile until it is mapped.
 */
export function toWire({ event, at }: Recorded, game: Game): Outgoing {
  const { sheet } = game;
  const room = contextOf(game).kind === 'room';
  const total = sheet.seatOf.size;
  const stamp = { seq: sheet.seq, server_time: at };
  switch (event.type) {
    case 'GameOpened':
    case 'RulesChosen':
    case 'QuestionsDealt':
    case 'AnswerKeySet':
    case 'AnswerSubmitted':
    case 'RoomEmptied':
      return {};
    case 'PlayerJoined':
      if (!room) return {};
      if (total > LISTED_PLAYERS) return { roster: { joined: event.name } };
      return { all: ['player_joined', { names: names(sheet), total, ...stamp }] };
    case 'PlayerLeft': {
      const { name } = seatAt(sheet, event.seat);
      const each = event.why === 'kicked' ? { each: kickedOnly(event.seat) } : {};
      if (total > LISTED_PLAYERS) return { roster: { left: name }, ...each };
      return { all: ['player_left', { name, total, ...stamp }], ...each };
    }
    case 'HostChanged':
      return {
        all: ['host_changed', { name: seatAt(sheet, event.seat).name, ...stamp }],
        ...quizToHost(sheet),
      };
    case 'PlayerRenamed': {
      const { was = '', name: to } = seatAt(sheet, event.seat);
      const idx = sheet.ranking.findIndex((row) => row.seat === event.seat);
      const line = idx >= 0 && idx < LISTED_PLAYERS ? { idx } : {};
      return { all: ['player_renamed', { name: was, to, ...line, ...stamp }] };
    }
    case 'SettingsChanged':
      return { all: ['room_settings', { ...settingsOf(event.settings), ...stamp }], ...quizToHost(sheet) };
    case 'RunStarted': {
      const { run, closesAt: closes_at } = event;
      if (!room) return { all: ['next_question', { newQuestionIndex: 0, closes_at, ...stamp }] };
      const { title, rules } = sheet;
      const chosen = { pace: rules.pace ?? 'auto', host_only: hostOnly(sheet) };
      const questions = shownQuestions(game);
      return { all: ['start_game', { run, title, questions, closes_at, ...chosen, ...stamp }] };
    }
    case 'QuestionOpened': {
      const { index: newQuestionIndex, closesAt: closes_at } = event;
      const question = room ? { question: shown(questionAt(sheet, newQuestionIndex)) } : {};
      return { all: ['next_question', { newQuestionIndex, closes_at, ...question, ...stamp }] };
    }
    case 'QuestionClosed': {
      const closed = { ...reveal(game, event.index), next_at: event.revealUntil, ...stamp };
      if (room) return { all: ['answer_checked', closed], each: questionResult(sheet, event.index) };
      const { answers, score } = seatAt(sheet, 0);
      return { all: ['answer_checked', { ...closed, points: answers[event.index]?.points ?? 0, score }] };
    }
    case 'RunPaused': {
      const why = room ? 'host' : 'away';
      return { all: ['clock', { phase: 'paused', closes_at: event.expiresAt, why, ...stamp }] };
    }
    case 'RunResumed': {
      const why = room ? 'host' : 'back';
      const closes_at = event.closesAt ?? event.at;
      return { all: ['clock', { phase: 'resumed', closes_at, why, ...stamp }] };
    }
    case 'GameStalled':
      return { all: ['clock', { phase: 'stalled', closes_at: event.closesAt, why: 'server', ...stamp }] };
    case 'RunCompleted': {
      const { closed } = sheet;
      const end = { closed, total: closed * POINTS_PER_QUESTION, ...stamp };
      if (!room) return { all: ['quiz_completed', { score: seatAt(sheet, 0).score, ...end }] };
      const scores = scoreRows(sheet.ranking.slice(0, LISTED_PLAYERS));
      return { all: ['quiz_completed', { scores, ...end }], each: finalResult(sheet) };
    }
    case 'RunCorrected': {
      if (!room) return {};
      const { run, reason, counted } = event;
      const isListed = run === lastFinished(sheet);
      const scores = isListed ? { scores: scoreRows(sheet.ranking.slice(0, LISTED_PLAYERS)) } : {};
      const results = { run, reason, total: counted * POINTS_PER_QUESTION, ...scores };
      const all: PublicMessage = ['results_corrected', { ...results, ...stamp }];
      // During a later run the seats hold the scores of that one.
      return isListed && run === contextOf(game).run ? { all, each: finalResult(sheet) } : { all };
    }
    case 'GameClosed':
      return room ? { all: ['room_closed', { why: event.why, ...stamp }] } : {};
  }
}

/** Sends the id of the chosen quiz to the host. */
function quizToHost({ host, settings, seats }: Sheet): Pick<Outgoing, 'each'> {
  if (!settings?.quiz || seats[host]?.gone) return {};
  const message: PersonalMessage = ['room_settings', settingsOf(settings, true)];
  return { each: (seat) => (seat === host ? message : undefined) };
}

const kickedOnly =
  (kicked: number) =>
  (seat: number): PersonalMessage | undefined =>
    seat === kicked ? ['kicked', {}] : undefined;
