import { contextOf, type Game, phaseOf } from '#game/game';
import type { Settings } from '#game/settings';
import { receiptOf } from '#game/sheet';
import type { RoomPreview } from '#protocol/rest';
import { roomPreview } from '#protocol/views';

/** The parts of a game that requests read. */
export class GameView {
  constructor(private readonly game: Game) {}

  /** The host's settings; undefined for a solo game. */
  get settings(): Settings | undefined {
    return this.game.sheet.settings;
  }

  /** Users who are in the game. */
  get users(): string[] {
    return [...this.game.sheet.seatOf.keys()];
  }

  get isRunning(): boolean {
    const phase = phaseOf(this.game);
    return phase === 'asking' || phase === 'revealing';
  }

  /** The preview of the room for anybody with its code. `capacity`: the most players that it admits. */
  preview(capacity?: number): RoomPreview {
    return roomPreview(this.game, this.isRunning, capacity);
  }

  get isClosed(): boolean {
    return phaseOf(this.game) === 'closed';
  }

  /** Whether nothing happens until a player connects. */
  get waitsForPlayers(): boolean {
    const { kind, paused } = contextOf(this.game);
    return kind === 'solo' ? phaseOf(this.game) === 'lobby' || paused : this.game.sheet.seatOf.size === 0;
  }

  has(userId: string): boolean {
    return this.game.sheet.seatOf.has(userId);
  }

  isHost(userId: string): boolean {
    return this.game.sheet.seatOf.get(userId) === this.game.sheet.host;
  }

  /** Whether the room has chosen the quiz, or plays it. */
  uses(quizId: string): boolean {
    const { settings, quizId: played } = this.game.sheet;
    return settings?.quiz?.id === quizId || (this.isRunning && played === quizId);
  }

  /** The receipt of a command that was granted before. */
  receiptOf(userId: string, commandId: string): number | undefined {
    return receiptOf(this.game.sheet, userId, commandId);
  }
}
