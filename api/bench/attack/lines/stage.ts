import type { ShownQuestion } from '#protocol/messages';
import type { Field } from '../field.js';
import { Guest } from './guest.js';

interface Started {
  questions: ShownQuestion[];
  run: number;
}

/** A room of attackers, whose messages reach a game. */
export class Stage {
  questions: ShownQuestion[] = [];

  private constructor(
    readonly host: Guest,
    readonly guest: Guest,
    readonly code: string,
    readonly tokens: readonly string[],
  ) {}

  /** Resolves to undefined if the server refuses them, which a limit may do. */
  static async set(field: Field, isStarted = true): Promise<Stage | undefined> {
    const tokens = await field.tokens(2);
    const [host, guest] = [
      await Guest.enter(field, tokens[0] ?? ''),
      await Guest.enter(field, tokens[1] ?? ''),
    ];
    if (!host || !guest) return undefined;
    const created = host.next<{ code: string }>('room_created');
    await host.ask('create_room');
    const code = (await created)?.code ?? '';
    await guest.ask('join_room', { code });
    const stage = new Stage(host, guest, code, tokens);
    if (isStarted) await stage.start();
    return stage;
  }

  async start(): Promise<void> {
    const heard = this.guest.next<Started>('start_game');
    const ack = await this.host.ask('start_game', { amount: 50, type: 'boolean', reveal_seconds: 10 });
    if (ack?.ok) this.questions = (await heard)?.questions ?? [];
  }

  leave(): void {
    this.host.leave();
    this.guest.leave();
  }
}
