import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Quiz } from '#game/commands';
import type { Settings } from '#game/settings';
import type { Refusal } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import type { RoomSettingsMessage, StartGameMessage } from '#protocol/socket';
import { TooManyRequests } from '../../limits/too-many-requests.js';
import { QuizDeck } from '../../questions/quiz-deck.js';
import { NoSuchQuiz } from '../../quizzes/quiz-faults.js';
import { StoredQuizzes } from '../../quizzes/stored-quizzes.js';

/** The settings and questions of a new run. */
export interface Chosen {
  settings: Settings;
  quiz: Quiz;
  /** The facts behind random questions. */
  refs: string[];
}

/** Looks up the questions that a host has chosen. For hosts only: other players may not learn which quizzes exist. */
@Injectable()
export class RoomQuizzes {
  constructor(
    private readonly deck: QuizDeck,
    private readonly stored: StoredQuizzes,
  ) {}

  /** The settings of a host's message, with the quiz of its id. @throws NoSuchQuiz */
  async change(
    { command_id: _, quiz_id, ...settings }: RoomSettingsMessage,
    host: string,
  ): Promise<Partial<Settings>> {
    if (quiz_id === undefined) return settings;
    if (quiz_id === null) return { ...settings, quiz: undefined };
    const quiz = await this.stored.chosen(quiz_id, host);
    if (!quiz) throw new NoSuchQuiz();
    return { ...settings, quiz };
  }

  /**
   * Deals the questions of a host's start: the quiz of its id, or random questions for null. Without an id it means random
   * questions if it has an amount, as older clients send, and otherwise what the room has chosen.
   * @throws NoSuchQuiz, or UnprocessableEntityException if there are too few questions of the kind.
   */
  async deal(players: string[], room: Settings, message: StartGameMessage, host: string): Promise<Chosen> {
    const { command_id: _, quiz_id, ...changes } = message;
    const ofRoom = changes.amount === undefined ? (room.quiz?.id ?? null) : null;
    const id = quiz_id === undefined ? ofRoom : quiz_id;
    const settings = { ...room, ...changes, quiz: undefined };
    if (id !== null) return this.dealCustom(id, settings, host);
    const { refs, ...quiz } = await this.deck.random(players, settings);
    return { settings, quiz, refs };
  }

  /** Stores that the players have seen these facts. */
  markSeen = (players: string[], refs: string[]): Promise<void> => this.deck.markSeen(players, refs);

  private async dealCustom(quizId: string, settings: Settings, host: string): Promise<Chosen> {
    const stored = await this.stored.find(quizId, host);
    if (!stored) throw new NoSuchQuiz();
    const { id, title, questions } = stored;
    const quiz = { id, title, total_questions: questions.length };
    return { settings: { ...settings, quiz }, quiz: this.deck.custom(stored), refs: [] };
  }
}

/** The refusal for missing questions or an exceeded budget. Rethrows any other error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TooManyRequests) return refusal('rate_limited');
  if (error instanceof NoSuchQuiz) return { ...refusal('not_enough_questions'), message: error.message };
  if (error instanceof UnprocessableEntityException) return refusal('not_enough_questions');
  throw error;
}
