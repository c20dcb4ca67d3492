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

/** What a run is started with. */
export interface Chosen {
  settings: Settings;
  quiz: Quiz;
  /** What random questions were made of. */
  refs: string[];
}

/** What a host's choice of questions stands for. Ask only for a host: others may not learn which quizzes there are. */
@Injectable()
export class RoomQuizzes {
  constructor(
    private readonly deck: QuizDeck,
    private readonly stored: StoredQuizzes,
  ) {}

  /** The settings that a message changes, with the quiz that its id stands for. @throws NoSuchQuiz */
  async change({ command_id: _, quiz_id, ...settings }: RoomSettingsMessage): Promise<Partial<Settings>> {
    if (quiz_id === undefined) return settings;
    if (quiz_id === null) return { ...settings, quiz: undefined };
    const quiz = await this.stored.chosen(quiz_id);
    if (!quiz) throw new NoSuchQuiz();
    return { ...settings, quiz };
  }

  /**
   * Deals what a start asks for: a quiz by its id, null for random questions. A start that says nothing of a quiz means
   * random questions where it says how many, as clients do that know no other ones, and else what the room has set.
   * @throws NoSuchQuiz, or UnprocessableEntityException when there are not so many questions of that kind.
   */
  async deal(players: string[], room: Settings, message: StartGameMessage): Promise<Chosen> {
    const { command_id: _, quiz_id, ...wished } = message;
    const ofRoom = wished.amount === undefined ? (room.quiz?.id ?? null) : null;
    const id = quiz_id === undefined ? ofRoom : quiz_id;
    const settings = { ...room, ...wished, quiz: undefined };
    if (id !== null) return this.dealCustom(id, settings);
    const { refs, ...quiz } = await this.deck.random(players, settings);
    return { settings, quiz, refs };
  }

  /** The players have met what the questions were made of. */
  markSeen = (players: string[], refs: string[]): Promise<void> => this.deck.markSeen(players, refs);

  private async dealCustom(quizId: string, settings: Settings): Promise<Chosen> {
    const stored = await this.stored.find(quizId);
    if (!stored) throw new NoSuchQuiz();
    const { id, title, questions } = stored;
    const quiz = { id, title, total_questions: questions.length };
    return { settings: { ...settings, quiz }, quiz: this.deck.custom(stored), refs: [] };
  }
}

/** What a host is told when there are no such questions, or too much was asked for. @throws whatever else went wrong */
export function whyNot(error: unknown): Refusal {
  if (error instanceof TooManyRequests) return refusal('rate_limited');
  if (error instanceof NoSuchQuiz) return { ...refusal('not_enough_questions'), message: error.message };
  if (error instanceof UnprocessableEntityException) return refusal('not_enough_questions');
  throw error;
}
