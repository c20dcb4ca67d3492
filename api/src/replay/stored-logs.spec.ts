import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { restore, SNAPSHOT_FORMAT, type Snapshot, snapshot } from '#game/snapshot';
import { recorded, type StoredEvent } from '../games/log/event-rows.js';
import { replay } from './replay.js';

/** Rows of `game_event` written by an earlier release. The last line is its checkpoint of them. */
function storedLog(name: string) {
  const file = path.join(import.meta.dirname, 'stored-logs', `${name}.jsonl`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { format, state }: { format: number; state: Snapshot } = JSON.parse(lines.pop() ?? '');
  return { log: lines.map((line) => recorded(JSON.parse(line) as StoredEvent)), format, state };
}

describe.each(['room', 'solo'])('the stored log of a %s game', (name) => {
  it('folds into the state that the earlier release had', () => {
    const { log, format, state } = storedLog(name);
    expect(format).toBe(SNAPSHOT_FORMAT);
    expect(JSON.stringify(snapshot(replay(log)))).toBe(JSON.stringify(state));
  });

  it('has a checkpoint that can be restored', () => {
    const { state } = storedLog(name);
    expect(JSON.stringify(snapshot(restore(state)))).toBe(JSON.stringify(state));
  });
});
