import { HOST_MS, SEAT_MS } from '#game/scoring';
import type { Sheet } from '#game/sheet';

/** Since when seats of a room have no connection: epoch ms. */
export class Absences {
  private readonly since = new Map<number, number>();

  left(seat: number, now: number): void {
    this.since.set(seat, now);
  }

  isBack(seat: number): void {
    this.since.delete(seat);
  }

  /** Users whose seat nobody keeps any longer. [M5] */
  over(sheet: Sheet, now: number): string[] {
    const users: string[] = [];
    for (const [seat, since] of this.since) {
      const player = sheet.seats[seat];
      if (!player || player.gone) this.since.delete(seat);
      else if (now - since >= SEAT_MS) users.push(player.userId);
    }
    return users;
  }

  /** Whether the host has been away for too long. [H2] */
  needsHost(sheet: Sheet, now: number): boolean {
    const since = this.since.get(sheet.host);
    return since !== undefined && now - since >= HOST_MS;
  }
}
