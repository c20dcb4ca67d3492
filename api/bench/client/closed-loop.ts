import { eventFrame, HOST_ACK, type Kind, openedIndex } from './frames.js';
import type { Play, Player } from './player.js';
import type { Table } from './table.js';

const HOLD = eventFrame(HOST_ACK, 'pause_game', { paused: true });
const GO_ON = eventFrame(HOST_ACK, 'pause_game', { paused: false });

/**
 * A room in a closed loop: all players answer when a question opens. The host pauses and continues at the close, so that
 * no reveal is waited for.
 */
class RestlessRoom implements Play {
  constructor(
    private readonly table: Table,
    private readonly done: () => void,
  ) {}

  begin(): void {
    for (const player of this.table.players) {
      player.play = this;
      this.answer(player, 0);
    }
  }

  onMessage(player: Player, kind: Kind, bytes: Buffer, start: number): void {
    if (kind === 'next_question') this.answer(player, openedIndex(bytes, start));
    else if (player !== this.table.host) return;
    else if (kind === 'answer_checked') player.send(GO_ON);
    else if (kind === 'quiz_completed') this.done();
  }

  private answer(player: Player, index: number): void {
    player.send(this.table.answer(player, index));
    if (player === this.table.host) player.send(HOLD);
  }
}

/** Plays the started runs at all tables; resolves when the last one has ended. */
export function playWithoutRest(tables: readonly Table[]): Promise<void> {
  let left = tables.length;
  return new Promise((resolve) => {
    const done = () => {
      left -= 1;
      if (left === 0) resolve();
    };
    for (const table of tables) new RestlessRoom(table, done).begin();
  });
}
