import { expect } from '@jest/globals';
import { createPhaseActor } from '#game/machine';
import type { GameState, PersonalMessage, PublicMessage } from '../messages.js';
import { fromWire, phaseContext } from '../mirror.js';

export const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A player's browser in a small room. It folds messages into a second machine and into the state that it started from. */
export function createClient(first: GameState) {
  const state = overTheWire(first);
  const actor = createPhaseActor({ phase: state.phase, context: phaseContext(state) });
  return {
    phase() {
      const { value, context } = actor.getSnapshot();
      return { value, context };
    },
    /** What the browser shows besides the phase, in the form of a state from the server. */
    shows: () => shown(state),
    answer(text: string) {
      state.my_answer = text;
    },
    receive(sent: PublicMessage) {
      const message = overTheWire(sent);
      if (message[1].seq !== state.seq + 1) throw new Error(`${message[1].seq} follows ${state.seq}`);
      state.seq = message[1].seq;
      for (const event of fromWire(message, state.run)) {
        if (!actor.getSnapshot().can(event)) throw new Error(`${event.type} in ${actor.getSnapshot().value}`);
        actor.send(event);
      }
      fold(state, message);
    },
    receiveOwn(message: PersonalMessage) {
      if (message[0] === 'your_result') foldOwn(state, overTheWire(message[1]));
      if (message[0] === 'room_settings') state.settings = overTheWire(message[1]);
    },
  };
}

/** The parts of a state that do not follow from the phase alone. */
export function shown(state: GameState) {
  const { seq, title, run, questions, my_answer, my_score, my_points, my_streak, last_reveal } = state;
  const { host, host_only, pace, settings, locked, names, total, scores } = state;
  const own = { my_answer, my_score, my_points, my_streak, skipped: state.skipped };
  const room = { host, host_only, pace, settings, locked, names, total, scores, corrected: state.corrected };
  return overTheWire({ seq, title, run, questions, last_reveal, ...own, ...room });
}

function fold(state: GameState, [name, payload]: PublicMessage): void {
  switch (name) {
    case 'player_joined':
      state.names = payload.names;
      state.total = payload.total;
      return;
    case 'player_left':
      state.names = (state.names ?? []).filter((each) => each !== payload.name);
      state.total = payload.total;
      return;
    case 'host_changed':
      state.host = payload.name;
      if (state.settings?.quiz) delete state.settings.quiz_id;
      return;
    case 'player_renamed': {
      const { name: was, to, idx } = payload;
      const renamed = (name: string | undefined) => (name === was ? to : name);
      Object.assign(state, { host: renamed(state.host), you: renamed(state.you) });
      state.names = state.names?.map((name) => (name === was ? to : name));
      state.scores = state.scores?.map((row) => (row.idx === idx ? { ...row, name: to } : row));
      return;
    }
    case 'room_settings': {
      const { seq: _seq, server_time: _time, ...settings } = payload;
      state.settings = settings;
      state.locked = settings.locked;
      return;
    }
    case 'start_game': {
      const { run, title, questions, pace, host_only } = payload;
      const fresh = {
        my_answer: null,
        my_score: 0,
        my_points: [],
        my_streak: 0,
        skipped: [],
        last_reveal: null,
      };
      Object.assign(state, { run, title, questions, pace, host_only, ...fresh });
      return;
    }
    case 'next_question':
      state.my_answer = null;
      if (payload.question) state.questions[payload.newQuestionIndex] = payload.question;
      return;
    case 'answer_checked': {
      const { question_index, correct_answer, explanation, answers, tally, skipped } = payload;
      state.last_reveal = {
        question_index,
        correct_answer,
        explanation,
        answers,
        tally,
        ...(skipped && { skipped }),
      };
      if (skipped) state.skipped = [...(state.skipped ?? []), question_index];
      return;
    }
    case 'quiz_completed':
      Object.assign(state, { my_answer: null, my_points: [], skipped: [], questions: [], last_reveal: null });
      state.scores = payload.scores ?? [];
      state.host_only = null;
      delete state.corrected;
      return;
    case 'results_corrected':
      if (payload.scores) Object.assign(state, { scores: payload.scores, corrected: payload.reason });
      return;
    case 'clock':
    case 'room_closed':
    case 'roster':
      return;
  }
}

type YourResult = Extract<PersonalMessage, ['your_result', unknown]>[1];
function foldOwn(state: GameState, { final, question_index, points, score, streak, rank }: YourResult) {
  if (final) {
    if (state.corrected === undefined) expect(score).toBe(state.my_score);
    const mine = (state.scores ?? []).find(({ name }) => name === state.you);
    expect(mine).toMatchObject({ score, rank });
  } else {
    state.my_points[question_index] = points;
    expect(score).toBe(state.my_points.reduce((sum, each) => sum + each, 0));
  }
  state.my_score = score;
  state.my_streak = streak;
}
