import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { connectAll } from '../client/crowd.js';
import type { Player } from '../client/player.js';
import { seat } from '../client/seating.js';
import { Witness } from '../client/witness.js';
import { isVoid, measure } from '../measure.js';
import type { Goal, Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { rounded } from '../statistics.js';
import { type Ground, type Scenario, SECRET } from './scenario.js';

/** Plays one room through a whole game: join, chat, start, answers, results, and counts what is missing or wrong. */
export const wholeGame =
  (players: number, questions: number): Scenario =>
  async ({ adminUrl }: Ground): Promise<Result> => {
    const url = await newDatabase(adminUrl);
    const server = await MeasuredServer.full(url, SECRET, { ROOM_CAPACITY: String(players) });
    const people = await connectAll(server.port, await tokensOfNewUsers(url, SECRET, players));
    const began = performance.now();
    const table = await seat(people);
    const seatedIn = performance.now() - began;
    const witness = new Witness(table);
    await people[1]?.must('player_message', { message: 'Good luck!' });
    const used = await measure(server, async () => {
      await table.start({ amount: questions, type: 'multiple', disclosure: 'upfront' });
      await witness.playRun();
    });
    for (const player of people) player.end();
    await server.end();
    return {
      scenario: `room-of-${players}`,
      about: `one room of ${players} players gets through a game of ${questions} questions with everything that belongs to it`,
      goals: faults(witness, people, questions),
      ratios: {},
      figures: {
        'joins per second': `${rounded((players / seatedIn) * 1_000)}`,
        'CPU per answer over the whole game, µs': `${rounded(used.cpu / players / questions)}`,
      },
      clientCore: used.clientCore,
      isVoid: isVoid(used.clientCore),
    };
  };

/** Counts of errors, all of which should be 0. */
function faults(witness: Witness, people: readonly Player[], questions: number): Goal[] {
  const results = people.map((player) => witness.results.get(player) ?? []);
  const finals = results.flatMap((own) => own.filter(({ final }) => final));
  const better = (score: number) => finals.filter((other) => other.score > score).length;
  const ranks = new Map(finals.map(({ score }) => [score, better(score) + 1]));
  const scores = witness.endings[0]?.scores ?? [];
  const points = (own: { points: number }[]) => own.reduce((sum, result) => sum + result.points, 0);
  const count = (what: string, value: number): Goal => ({ what, value, atMost: 0 });
  return [
    count('answers without an acknowledgement', people.length * questions - witness.acknowledged),
    count('players without the chat message', people.length - witness.chats.length),
    count('players without the end', people.length - witness.endings.length),
    count('players without every result', results.filter((own) => own.length !== questions + 1).length),
    count(
      'scores that are not the sum of their points',
      results.filter((own) => points(own) !== own.at(-1)?.score).length,
    ),
    count('wrong ranks', finals.filter(({ score, rank }) => ranks.get(score) !== rank).length),
    count('missing lines in the result list', Math.min(people.length, 100) - scores.length),
    count('games in which nobody scored', finals.some(({ score }) => score > 0) ? 0 : 1),
  ];
}
