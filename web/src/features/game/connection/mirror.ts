import { createPhaseActor, type Phase, type PhaseActor } from '#game/machine';
import type { GameState, PublicMessage, Reveal, ShownQuestion } from '#protocol/messages';
import { fromWire, phaseContext } from '#protocol/mirror';

/** The game as its player sees it. */
export interface GameView {
  phase: Phase;
  run: number;
  /** The question that is open or was open last; -1 before the first. */
  index: number;
  /** When the phase ends, epoch ms of the server; 0 where it does not end by itself. */
  deadline: number;
  /** After the reveal the game waits. */
  paused: boolean;
  questions: ShownQuestion[];
  title: string;
  /** Points per closed question. */
  points: number[];
  /** The closed questions that the host skipped, by index. */
  skipped: number[];
  score: number;
  /** What the server holds as the answer to this question. */
  answer: string | null;
  reveal: Reveal | null;
  result: { score: number; total: number } | null;
}

type Own = Omit<GameView, 'phase' | 'run' | 'index' | 'deadline' | 'paused'>;

export type Folded = 'applied' | 'known' | 'missed';

/** A batch of joins and leaves carries the number of its last one. */
const lengthOf = ([name, payload]: PublicMessage) =>
  name === 'roster' ? payload.joined.length + payload.left.length : 1;

/** The server's game in the browser: the same machine, moved by the public messages, and the player's own part. */
export class Mirror {
  readonly #actor: PhaseActor;
  readonly #own: Own;
  seq: number;

  constructor(state: GameState) {
    this.#actor = createPhaseActor({ phase: state.phase, context: phaseContext(state) });
    this.seq = state.seq;
    this.#own = {
      questions: state.questions,
      title: state.title,
      points: state.my_points,
      skipped: state.skipped ?? [],
      score: state.my_score,
      answer: state.my_answer,
      reveal: state.phase === 'revealing' ? state.last_reveal : null,
      result: null,
    };
  }

  view(): GameView {
    const { value, context } = this.#actor.getSnapshot();
    const { run, index, deadline, paused } = context;
    return { ...this.#own, phase: value, run, index, deadline: deadline ?? 0, paused };
  }

  /** The server has taken `answer` for the open question. */
  answered(answer: string) {
    this.#own.answer = answer;
  }

  /** What a question has brought; in rooms it comes apart from the reveal. */
  scored(index: number, points: number, score: number) {
    const own = this.#own;
    own.score = score;
    own.points = Object.assign([...own.points], { [index]: points });
  }

  /** Applies the next message. `missed`: one before it never came, or the machine says that it cannot follow. */
  fold(message: PublicMessage): Folded {
    const { seq } = message[1];
    // what is told again to clients that know no states carries the number of the state
    if (!(seq > this.seq)) return 'known';
    if (seq - lengthOf(message) > this.seq || !this.#follow(message)) return 'missed';
    this.seq = seq;
    this.#note(message);
    return 'applied';
  }

  #follow(message: PublicMessage): boolean {
    for (const event of fromWire(message, this.#actor.getSnapshot().context.run)) {
      if (!this.#actor.getSnapshot().can(event)) return false;
      this.#actor.send(event);
    }
    return true;
  }

  #note([name, payload]: PublicMessage) {
    const own = this.#own;
    if (name === 'start_game') {
      const { title, questions } = payload;
      Object.assign(own, {
        title,
        questions,
        points: [],
        skipped: [],
        score: 0,
        answer: null,
        reveal: null,
        result: null,
      });
    } else if (name === 'next_question') {
      const { question, newQuestionIndex } = payload;
      own.answer = null;
      own.reveal = null;
      if (question) own.questions = Object.assign([...own.questions], { [newQuestionIndex]: question });
    } else if (name === 'answer_checked') {
      own.reveal = payload;
      const { question_index, points, score, skipped } = payload;
      if (skipped) own.skipped = [...own.skipped, question_index];
      if (points !== undefined) this.scored(question_index, points, score ?? own.score);
    } else if (name === 'quiz_completed') {
      own.score = payload.score ?? own.score;
      own.result = { score: own.score, total: payload.total };
    }
  }
}
