import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type GameEvent, isKnown } from '#game/events';
import { evolve } from '#game/evolve';
import { newGame } from '#game/game';
import { parse } from '#protocol/parse';
import { record } from '../operators/operators.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import {
  BadFile,
  type EventLine,
  endLine,
  eventLine,
  FORMAT,
  FORMAT_VERSION,
  type GameHead,
  type HistoryLine,
  headLine,
  historyLine,
} from './format.js';
import { ADD_EVENTS, ADD_GAME, ADD_HISTORY } from './import.sql.js';
import { isObject, readLines } from './read-lines.js';

export interface Imported {
  gameId: string;
  phase: string;
  events: number;
  /** Events without a hash, which an older release has stored. */
  unchained: number;
}

/** No server may continue a game that was in play when it was exported. */
const IN_PLAY = 'imported while it was in play';
const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 2_000_000;

/**
 * Adds the game in a file, if all that `verify` checks is right, and changes nothing otherwise. Holds no more than a page of
 * its events. @throws BadFile
 */
export function importGame(database: DataSource, file: string): Promise<Imported> {
  return database.transaction(async (manager) => {
    const head = await new Import(manager).run(readLines(file));
    const { differences, events, unchained } = await verify(new StoredGames(manager), head.id);
    const [first] = differences;
    if (first)
      throw new BadFile(
        `it does not hold what it should: ${first.what} is ${first.found}, not ${first.expected}`,
      );
    const details = { phase: head.phase, events, unchained };
    await record(manager, { action: 'import', target: head.id, details });
    return { gameId: head.id, ...details };
  });
}

class Import {
  private readonly game = newGame();
  private readonly count = { events: 0, history: 0 };
  private head?: GameHead;
  private events: EventLine[] = [];
  private history: HistoryLine[] = [];
  private characters = 0;
  private isOver = false;

  constructor(private readonly manager: EntityManager) {}

  async run(lines: AsyncIterable<Record<string, unknown>>): Promise<GameHead> {
    for await (const line of lines) await this.take(line);
    if (!this.head) throw new BadFile('it is empty');
    if (!this.isOver) throw new BadFile('its end is missing');
    return this.head;
  }

  private async take(line: Record<string, unknown>): Promise<void> {
    if (this.isOver) throw new BadFile('it has lines after its end');
    if (!this.head) return this.begin(line);
    if (isObject(line['event'])) this.addEvent(line['event']);
    else if (isObject(line['history'])) this.history.push(this.valid(historyLine, line['history']));
    else if (isObject(line['end'])) return this.end(line['end']);
    else throw new BadFile(`there is neither an event nor a history row after ${this.place}`);
    if (this.events.length + this.history.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS)
      await this.flush();
  }

  private async begin(line: Record<string, unknown>): Promise<void> {
    const { game } = this.valid(
      headLine,
      line,
      `the first line must be that of a ${FORMAT} ${FORMAT_VERSION}`,
    );
    const { id, kind, phase, version, epoch, created_at } = game;
    const quarantine = phase === 'closed' ? null : IN_PLAY;
    const values = [id, kind, phase, version, epoch, created_at, quarantine];
    const added = await this.manager.query<unknown[]>(ADD_GAME, values);
    if (added.length === 0) throw new BadFile(`game ${id} is here already`);
    this.head = game;
  }

  /** Applies the event, too, so that an impossible log is refused where it becomes one. */
  private addEvent({ data, ...fields }: Record<string, unknown>): void {
    const row = this.valid(eventLine, fields);
    if (!isObject(data)) throw new BadFile(`the event after ${this.place} has no data`);
    const { version, type, command_id: commandId } = row;
    const event = { type, ...data } as GameEvent;
    if (!isKnown(event)) throw new BadFile(`event ${version} is of a newer release: ${type}`);
    try {
      evolve(this.game, { version, at: Date.parse(row.at), commandId, event });
    } catch (error) {
      throw new BadFile(`event ${version} cannot be: ${error}`, { cause: error });
    }
    this.events.push({ ...row, data });
    this.characters += JSON.stringify(data).length;
  }

  private async end(line: Record<string, unknown>): Promise<void> {
    const { events, history } = this.valid(endLine, line);
    await this.flush();
    if (events !== this.count.events || history !== this.count.history)
      throw new BadFile(`it should have ${events} events and ${history} history rows`);
    this.isOver = true;
  }

  private async flush(): Promise<void> {
    const { events, history } = this;
    const bytes = (text: string | null) => (text === null ? null : Buffer.from(text, 'hex'));
    await this.insert(ADD_EVENTS, [
      this.head?.id,
      events.map(({ version }) => version),
      events.map(({ epoch }) => epoch),
      events.map(({ at }) => at),
      events.map(({ type }) => type),
      events.map(({ v }) => v),
      events.map(({ command_id }) => command_id),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ hash }) => bytes(hash)),
      events.map(({ seal }) => bytes(seal)),
    ]);
    await this.insert(ADD_HISTORY, [this.head?.id, JSON.stringify(history)]);
    this.count.events += events.length;
    this.count.history += history.length;
    this.events = [];
    this.history = [];
    this.characters = 0;
  }

  private async insert(sql: string, values: unknown[]): Promise<void> {
    try {
      await this.manager.query(sql, values);
    } catch (error) {
      // Such as a text with a null character, or a second row of the same player and run.
      const isRefused = /^2[23]/.test(String((error as { code?: unknown }).code));
      throw isRefused ? new BadFile(`rows up to ${this.place} cannot be stored: ${error}`) : error;
    }
  }

  private get place(): string {
    return `event ${this.game.sheet.version}`;
  }

  private valid<S extends z.core.$ZodType>(schema: S, value: unknown, expected?: string): z.output<S> {
    const parsed = parse(schema, value);
    if (parsed.ok) return parsed.value;
    const paths = parsed.issues.map(({ path }) => path.join('.')).join(', ');
    throw new BadFile(expected ?? `the line after ${this.place} has invalid fields: ${paths}`);
  }
}
