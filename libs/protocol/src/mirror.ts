import type { PhaseContext, PhaseEvent } from '#game/machine';
import type { GameState, PublicMessage, PublicPayloads } from './messages.js';

/** Translates a public message into events for the browser's mirror of the machine. `run` is the mirror's run. */
export function fromWire([name, payload]: PublicMessage, run: number): PhaseEvent[] {
  switch (name) {
    case 'start_game':
      return [
        { type: 'QuestionsDealt', run: payload.run, questions: payload.questions },
        { type: 'RunStarted', run: payload.run, closesAt: payload.closes_at },
      ];
    case 'next_question': {
      const { newQuestionIndex: index, closes_at: closesAt } = payload;
      return [
        index === 0
          ? { type: 'RunStarted', run, closesAt }
          : { type: 'QuestionOpened', run, index, closesAt },
      ];
    }
    case 'answer_checked':
      return [{ type: 'QuestionClosed', run, index: payload.question_index, revealUntil: payload.next_at }];
    case 'clock':
      if (payload.phase === 'paused') return [{ type: 'RunPaused', run, expiresAt: payload.closes_at }];
      if (payload.phase === 'resumed') return [resumed(payload, run)];
      return [{ type: 'GameStalled', run, closesAt: payload.closes_at }];
    case 'quiz_completed':
      return [{ type: 'RunCompleted', run, closed: payload.closed }];
    case 'room_closed':
      return [{ type: 'GameClosed' }];
    case 'player_joined':
    case 'player_left':
    case 'roster':
    case 'host_changed':
    case 'player_renamed':
    case 'room_settings':
    case 'results_corrected':
      return [];
  }
}

/** A solo game resumes with a deadline; a room's open question keeps the one that it has. */
const resumed = ({ closes_at, why }: PublicPayloads['clock'], run: number): PhaseEvent => ({
  type: 'RunResumed',
  run,
  at: closes_at,
  ...(why === 'back' ? { closesAt: closes_at } : {}),
});

/** The mirror's context at a state from the server. */
export const phaseContext = (state: GameState): PhaseContext => ({
  kind: state.code === undefined ? 'solo' : 'room',
  run: state.run,
  count: state.questions.length,
  index: state.question_index,
  deadline: state.closes_at,
  paused: state.paused,
});
