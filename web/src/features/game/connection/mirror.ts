import { transition } from 'xstate';
import { machine, type Phase, type PhaseSnapshot } from '#game/machine';
import type { Pace } from '#game/settings';
import type { GameState, PublicMessage, Reveal, ShownQuestion } from '#protocol/messages';
import { fromWire, phaseContext } from '#protocol/mirror';

/** The game as its player sees it. */
export interface GameView {
  phase: Phase;
  /** Undefined if the server does not send it. */
  gameId: string | undefined;
  run: number;
  /** The game writes no history. */
  unranked: boolean;
  /** The question that is open or was open last; -1 before the first. */
  index: number;
  /** When the phase ends, epoch ms of the server; 0 if it has no deadline. */
  deadline: number;
  /** The game waits after the reveal until the host resumes it. */
  paused: boolean;
  /** How the next question opens. */
  pace: Pace;
  /** The questions have no time limit. */
  untimed: boolean;
  /** The player who hosts the run without playing it. */
  hostOnly: string | null;
  questions: ShownQuestion[];
  title: string;
  /** Points per closed question. */
  points: number[];
  /** The closed questions that the host skipped, by index. */
  skipped: number[];
  score: number;
  /** The answer to this question that the server has accepted. */
  answer: string | null;
  reveal: Reveal | null;
  result: { score: number; total: number } | null;
}

/** The server's game in the browser: the phase of the server's machine, and what the player sees. Immutable. */
export interface Mirror {
  /** The number of the last message that was applied. */
  seq: number;
  phase: PhaseSnapshot;
  view: GameView;
}

const phaseView = ({ value, context }: PhaseSnapshot) => {
  const { run, index, deadline, paused } = context;
  return { phase: value, run, index, deadline: deadline ?? 0, paused };
};

export function mirrorOf(state: GameState): Mirror {
  const phase = machine.resolveState({ value: state.phase, context: phaseContext(state) });
  const view = {
    ...phaseView(phase),
    gameId: state.game_id,
    unranked: state.unranked ?? false,
    questions: state.questions,
    title: state.title,
    pace: state.pace,
    untimed: state.untimed ?? false,
    hostOnly: state.host_only ?? null,
    points: state.my_points,
    skipped: state.skipped ?? [],
    score: state.my_score,
    answer: state.my_answer,
    reveal: state.phase === 'revealing' ? state.last_reveal : null,
    result: null,
  };
  return { seq: state.seq, phase, view };
}

const change = (mirror: Mirror, part: Partial<GameView>): Mirror => ({
  ...mirror,
  view: { ...mirror.view, ...part },
});

/** The server has accepted `answer` to the open question. */
export const withAnswer = (mirror: Mirror, answer: string) => change(mirror, { answer });

/** The score of question `index`. Rooms send it separately from the reveal. */
export const withScore = (mirror: Mirror, index: number, points: number, score: number) =>
  change(mirror, { score, points: Object.assign([...mirror.view.points], { [index]: points }) });

/** The final result of a game whose last message was missed. */
export const withResult = (mirror: Mirror, total: number) =>
  change(mirror, { result: { score: mirror.view.score, total } });

/** A roster message covers one number for each of its joins and leaves, and carries the last of them. */
const lengthOf = ([name, payload]: PublicMessage) =>
  name === 'roster' ? payload.joined.length + payload.left.length : 1;

/** Whether the state already covers a message. Events repeated for clients without states carry its number. */
export const isKnown = (mirror: Mirror, [, { seq }]: PublicMessage) => !(seq > mirror.seq);

/** Applies the next message. Returns null if an earlier message is missing or the machine rejects this one. */
export function fold(mirror: Mirror, message: PublicMessage): Mirror | null {
  const { seq } = message[1];
  if (seq - lengthOf(message) > mirror.seq) return null;
  let { phase } = mirror;
  for (const event of fromWire(message, phase.context.run)) {
    if (!phase.can(event)) return null;
    [phase] = transition(machine, phase, event);
  }
  const view = { ...mirror.view, ...phaseView(phase), ...changeBy(message, mirror.view) };
  return scored({ seq, phase, view }, message);
}

function scored(mirror: Mirror, [name, payload]: PublicMessage): Mirror {
  if (name !== 'answer_checked' || payload.points === undefined) return mirror;
  return withScore(mirror, payload.question_index, payload.points, payload.score ?? mirror.view.score);
}

function changeBy([name, payload]: PublicMessage, view: GameView): Partial<GameView> {
  switch (name) {
    case 'start_game': {
      const { title, questions, pace, host_only: hostOnly } = payload;
      const nothing = { points: [], skipped: [], score: 0, answer: null, reveal: null, result: null };
      return { title, questions, pace, hostOnly, ...nothing };
    }
    case 'next_question': {
      const { question, newQuestionIndex } = payload;
      const fresh = { answer: null, reveal: null };
      if (!question) return fresh;
      return { ...fresh, questions: Object.assign([...view.questions], { [newQuestionIndex]: question }) };
    }
    case 'answer_checked': {
      const { skipped, question_index } = payload;
      return { reveal: payload, ...(skipped && { skipped: [...view.skipped, question_index] }) };
    }
    case 'quiz_completed': {
      const score = payload.score ?? view.score;
      return { score, result: { score, total: payload.total } };
    }
    default:
      return {};
  }
}
