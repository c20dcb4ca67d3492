import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { decide } from '../decide.js';
import type { Recorded } from '../events.js';
import { evolve } from '../evolve.js';
import { newGame } from '../game.js';
import { receiptOf } from '../sheet.js';
import { OPERATOR } from '../testing/corrections.js';
import { textOf } from '../testing/play.js';
import { playRoom } from '../testing/room-play.js';
import { CHOSEN, roomScripts } from '../testing/room-script.js';

describe('a random room', () => {
  it('is the fold of its log, at every version', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const live: string[] = [];
        const { game, log } = playRoom(script, { event: (_, now) => live.push(textOf(now)) });
        const stored: Recorded[] = JSON.parse(JSON.stringify(log));
        const replayed = newGame();
        stored.forEach((recorded, i) => {
          evolve(replayed, recorded);
          expect(textOf(replayed)).toBe(live[i]);
        });
        expect(textOf(game)).toBe(live.at(-1));
      }),
      { numRuns: 200 },
    );
  });

  it('[C1] returns the first receipt of a granted command to its user only', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        const { game, log, replies } = playRoom(script);
        for (const { command } of replies) {
          const first = log.find(({ commandId }) => commandId === command.id);
          if (!first || !('userId' in command)) continue;
          expect(decide(command, game)).toEqual({ events: [], receipt: first.version });
          const users = new Set([...game.sheet.seats.map(({ userId }) => userId), OPERATOR]);
          const holders = [...users].filter((userId) => receiptOf(game.sheet, userId, command.id));
          expect(holders).toEqual([command.userId]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('changes only by its events, not by commands that are refused or repeated', () => {
    fc.assert(
      fc.property(roomScripts, (script) => {
        let before = '';
        let isChanged = true;
        playRoom(script, {
          event: () => {
            isChanged = true;
          },
          command: (game) => {
            const after = textOf(game);
            if (!isChanged) expect(after).toBe(before);
            before = after;
            isChanged = false;
          },
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('the random rooms', () => {
  const played = fc.sample(roomScripts, { seed: 1, numRuns: 600 }).map((script) => playRoom(script));

  it('cover every event', () => {
    const types = new Set(played.flatMap(({ log }) => log.map(({ event }) => event.type)));
    expect([...types].sort()).toEqual([
      'AnswerKeySet',
      'AnswerSubmitted',
      'GameClosed',
      'GameOpened',
      'GameStalled',
      'HostChanged',
      'PlayerJoined',
      'PlayerLeft',
      'PlayerRenamed',
      'QuestionClosed',
      'QuestionOpened',
      'QuestionsDealt',
      'RoomEmptied',
      'RulesChosen',
      'RunCompleted',
      'RunCorrected',
      'RunPaused',
      'RunResumed',
      'RunStarted',
      'SettingsChanged',
    ]);
  });

  it('cover every refusal', () => {
    const words = played.flatMap(({ replies }) => replies.filter(({ reply }) => typeof reply === 'string'));
    expect([...new Set(words.map(({ reply }) => reply))].sort()).toEqual([
      '',
      'already_answered',
      'bad_request',
      'game_running',
      'kicked',
      'not_host',
      'not_in_room',
      'not_now',
      'room_full',
      'room_locked',
      'room_not_found',
      'too_late',
      'wrong_question',
    ]);
  });

  it('have enough completed runs, aborted runs and rooms with several runs', () => {
    const share = (is: (types: string[]) => boolean) =>
      played.filter(({ log }) => is(log.map(({ event }) => event.type))).length / played.length;
    const count = (types: string[], type: string) => types.filter((each) => each === type).length;
    expect(share((types) => types.includes('RunCompleted'))).toBeGreaterThan(0.3);
    expect(share((types) => count(types, 'RunStarted') > 1)).toBeGreaterThan(0.2);
    expect(share((types) => count(types, 'AnswerSubmitted') > 3)).toBeGreaterThan(0.2);
    const titles = played.flatMap(({ log }) =>
      log.flatMap(({ event }) => (event.type === 'QuestionsDealt' ? [event.title] : [])),
    );
    expect(titles.filter((title) => title === CHOSEN.title).length).toBeGreaterThan(20);
    const ends = played.flatMap(({ log }) =>
      log.flatMap(({ event }) => (event.type === 'RunCompleted' ? [event.closed === undefined] : [])),
    );
    expect(ends).toContain(true);
    expect(ends).toContain(false);
  });
});
