import { createPhaseActor, type Phase, type PhaseActor } from '#game/machine';
import type { Question } from '#game/question';
import type { GameState, PublicMessage, Reveal } from '#protocol/messages';
import { fromWire, phaseContext } from '#protocol/wire';

/** The game as its player sees it. */
export interface GameView {
  phase: Phase;
  /** The question that is open or was open last; -1 before the first. */
  index: number;
  /** When the phase ends, epoch ms of the server. */
  deadline: number;
  questions: Question[];
  title: string;
  /** Points per closed question. */
  points: number[];
  score: number;
  /** What the server holds as the answer to this question. */
  answer: string | null;
  reveal: Reveal | null;
  result: { score: number; total: number } | null;
}

export type Folded = 'applied' | 'known' | 'missed';

/** The server's game in the browser: the same machine, moved by the public messages, and the player's own part. */
export class Mirror {
  readonly #actor: PhaseActor;
  readonly #own: Omit<GameView, 'phase' | 'index' | 'deadline'>;
  seq: number;

  constructor(state: GameState) {
    this.#actor = createPhaseActor({ phase: state.phase, context: phaseContext(state) });
    this.seq = state.seq;
    this.#own = {
      questions: state.questions,
      title: state.title,
      points: state.my_points,
      score: state.my_score,
      answer: state.my_answer,
      reveal: state.phase === 'revealing' ? state.last_reveal : null,
      result: null,
    };
  }

  view(): GameView {
    const { value, context } = this.#actor.getSnapshot();
    return { ...this.#own, phase: value, index: context.index, deadline: context.deadline };
  }

  /** The server has taken `answer` for the open question. */
  answered(answer: string) {
    this.#own.answer = answer;
  }

  /** Applies the next message. `missed`: one before it never came, or the machine says that it cannot follow. */
  fold(message: PublicMessage): Folded {
    const { seq } = message[1];
    if (seq <= this.seq) return 'known';
    const snapshot = this.#actor.getSnapshot();
    const event = fromWire(message, snapshot.context.run);
    if (seq !== this.seq + 1 || !snapshot.can(event)) return 'missed';
    this.seq = seq;
    this.#actor.send(event);
    this.#note(message);
    return 'applied';
  }

  #note([name, payload]: PublicMessage) {
    const own = this.#own;
    if (name === 'next_question') {
      own.answer = null;
      own.reveal = null;
    } else if (name === 'answer_checked') {
      own.reveal = payload;
      own.score = payload.score;
      own.points = [...own.points.slice(0, payload.question_index), payload.points];
    } else if (name === 'quiz_completed') {
      own.score = payload.score;
      own.result = { score: payload.score, total: payload.total };
    }
  }
}
