import type { Phase } from '#game/machine';
import type { Pace } from '#game/settings';
import type { GameState, PublicMessage, ShownQuestion } from '#protocol/messages';

/** A player's view of a game, folded from a state and the messages after it. */
export interface View {
  seq: number;
  phase: Phase;
  run: number;
  /** -1 before the first question. */
  index: number;
  /** With a progressive disclosure, only those that were open so far. */
  questions: readonly (ShownQuestion | undefined)[];
  closesAt: number;
  paused: boolean;
  pace: Pace;
  untimed: boolean;
  /** The player's own name; empty for a solo game. */
  you: string;
  host: string;
  /** Empty for a solo game. */
  code: string;
}

export const NOTHING: View = {
  seq: 0,
  phase: 'new',
  run: 0,
  index: -1,
  questions: [],
  closesAt: Number.POSITIVE_INFINITY,
  paused: false,
  pace: 'auto',
  untimed: false,
  you: '',
  host: '',
  code: '',
};

export function viewOf(state: GameState): View {
  const { seq, phase, run, question_index: index, questions, closes_at, paused } = state;
  const { pace, untimed = false, you = '', host = '', code = '' } = state;
  return {
    seq,
    phase,
    run,
    index,
    questions,
    closesAt: closes_at ?? Number.POSITIVE_INFINITY,
    paused,
    pace,
    untimed,
    you,
    host,
    code,
  };
}

/** The view after the next message. */
export const follow = (view: View, message: PublicMessage): View => ({
  ...view,
  seq: message[1].seq,
  ...changed(view, message),
});

function changed(view: View, [event, payload]: PublicMessage): Partial<View> {
  switch (event) {
    case 'start_game': {
      const { run, questions, closes_at: closesAt, pace } = payload;
      return { phase: 'asking', run, questions, index: 0, closesAt, pace, paused: false };
    }
    case 'next_question': {
      const { newQuestionIndex: index, question, closes_at: closesAt } = payload;
      const questions = [...view.questions];
      if (question) questions[index] = question;
      return { phase: 'asking', index, questions, closesAt };
    }
    case 'answer_checked':
      return { phase: 'revealing', closesAt: payload.next_at };
    case 'clock': {
      const { phase, closes_at: closesAt } = payload;
      return { closesAt, ...(phase === 'stalled' ? {} : { paused: phase === 'paused' }) };
    }
    case 'quiz_completed':
      return { phase: view.code === '' ? 'closed' : 'lobby', closesAt: Number.POSITIVE_INFINITY };
    case 'host_changed':
      return { host: payload.name };
    case 'player_renamed':
      return {
        ...(view.you === payload.name ? { you: payload.to } : {}),
        ...(view.host === payload.name ? { host: payload.to } : {}),
      };
    case 'room_closed':
      return { phase: 'closed' };
    default:
      return {};
  }
}

/** By how much a message raises `seq`. */
export const lengthOf = ([event, payload]: PublicMessage): number =>
  event === 'roster' ? payload.joined.length + payload.left.length : 1;
