import type { Sheet } from '#game/sheet';
import { HOST_MS, SEAT_MS } from '#game/times';

/** The times at which the disconnected seats of a room lost their connection, epoch ms. */
export class Absences {
  private readonly since = new Map<number, number>();

  begin(seat: number, now: number): void {
    this.since.set(seat, now);
  }

  end(seat: number): void {
    this.since.delete(seat);
  }

  /** Users who lose their seat because they have been disconnected for too long. [M5] */
  expired(sheet: Sheet, now: number): string[] {
    const users: string[] = [];
    for (const [seat, since] of this.since) {
      const player = sheet.seats[seat];
      if (!player || player.gone) this.since.delete(seat);
      else if (now - since >= SEAT_MS) users.push(player.userId);
    }
    return users;
  }

  /** Whether the host has been disconnected for too long. [H2] */
  needsHost(sheet: Sheet, now: number): boolean {
    const since = this.since.get(sheet.host);
    return since !== undefined && now - since >= HOST_MS;
  }
}
