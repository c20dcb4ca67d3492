import { type Kind, openedIndex } from './frames.js';
import type { Play, Player } from './player.js';
import type { Table } from './table.js';

/** All players of a table answer each question within a given time and wait for the result. */
export class Rush implements Play {
  /** Times from when an answer was due to its acknowledgement, ms. */
  readonly latencies: number[] = [];
  private index = 0;
  private results = 0;
  private opened = 0;
  private atEnd?: () => void;
  private atOpening?: () => void;

  constructor(private readonly table: Table) {
    for (const player of table.players) player.play = this;
  }

  /** Sends all answers to the open question, spread over `withinMs`; resolves when all players have the result. */
  question(withinMs: number): Promise<void> {
    const began = performance.now();
    let sent = 0;
    const { players } = this.table;
    const send = () => {
      const elapsed = performance.now() - began;
      const due = Math.min(players.length, Math.ceil((elapsed / withinMs) * players.length));
      for (; sent < due; sent++)
        this.answer(players[sent] as Player, began + (sent / players.length) * withinMs);
      if (sent < players.length) setTimeout(send, 1);
    };
    this.results = 0;
    this.opened = 0;
    send();
    return new Promise((resolve) => {
      this.atEnd = resolve;
    });
  }

  /** Resolves when all players have the next question. */
  nextQuestion(): Promise<void> {
    if (this.opened === this.table.players.length) return Promise.resolve();
    return new Promise((resolve) => {
      this.atOpening = resolve;
    });
  }

  onAnswerAck(player: Player): void {
    this.latencies.push(performance.now() - player.answeredAt);
  }

  onMessage(_: Player, kind: Kind, bytes: Buffer, start: number): void {
    const all = this.table.players.length;
    if (kind === 'your_result') {
      this.results += 1;
      if (this.results === all) this.atEnd?.();
    } else if (kind === 'next_question') {
      this.index = openedIndex(bytes, start);
      this.opened += 1;
      if (this.opened === all) this.atOpening?.();
    }
  }

  private answer(player: Player, due: number): void {
    player.answeredAt = due;
    player.send(this.table.answer(player, this.index));
  }
}
