import type { ChatMessage, PersonalPayloads, PublicPayloads } from '#protocol/messages';
import { contentOf, type Kind, openedIndex } from './frames.js';
import type { Play, Player } from './player.js';
import type { Table } from './table.js';

type OwnResult = PersonalPayloads['your_result'];

/** Plays a run with all players of the table, with think times up to 1 s, and reads all messages. */
export class Witness implements Play {
  acknowledged = 0;
  readonly results = new Map<Player, OwnResult[]>();
  readonly chats: ChatMessage[] = [];
  readonly endings: PublicPayloads['quiz_completed'][] = [];
  private atEnd?: () => void;

  constructor(private readonly table: Table) {
    for (const player of table.players) {
      player.play = this;
      this.results.set(player, []);
    }
  }

  /** Resolves when the run has ended for all players. */
  playRun(): Promise<void> {
    for (const player of this.table.players) this.answerLater(player, 0);
    return new Promise((resolve) => {
      this.atEnd = resolve;
    });
  }

  onAnswerAck(): void {
    this.acknowledged += 1;
  }

  onMessage(player: Player, kind: Kind, bytes: Buffer, start: number, end: number): void {
    if (kind === 'next_question') this.answerLater(player, openedIndex(bytes, start));
    else if (kind !== 'ack') this.read(player, contentOf(bytes, start, end));
  }

  private read(player: Player, [event, payload]: unknown[]): void {
    if (event === 'player_message') this.chats.push(payload as ChatMessage);
    if (event === 'quiz_completed') this.endings.push(payload as PublicPayloads['quiz_completed']);
    if (event === 'your_result') this.told(player, payload as OwnResult);
  }

  private told(player: Player, result: OwnResult): void {
    this.results.get(player)?.push(result);
    if (!result.final) return;
    const isOver = [...this.results.values()].every((results) => results.at(-1)?.final);
    if (isOver) this.atEnd?.();
  }

  private answerLater(player: Player, index: number): void {
    setTimeout(() => player.send(this.table.answer(player, index)), Math.random() * 1_000);
  }
}
