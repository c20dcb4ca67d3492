import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent, Recorded } from '#game/events';
import {
  answerSubmitted,
  playerLeft,
  playerRenamed,
  questionClosed,
  questionOpened,
  questionSkipped,
  runCompleted,
  runCorrected,
} from '#game/testing/events';
import { fc } from '#game/testing/fast-check';
import { playing } from '#game/testing/histories';
import { play } from '#game/testing/play';
import { playRoom } from '#game/testing/room-play';
import { roomScripts } from '#game/testing/room-script';
import { scripts } from '#game/testing/script';
import { ANN, BOB, CYD } from '#game/testing/world';
import { StoredGames } from '../replay/stored-games.js';
import { storeLogs } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { runStatistics } from './run-statistics.js';

/** $1 game. */
const STATISTICS = `
with e as (
  select version, type, data, (data->>'run')::int as run, coalesce((data->>'index')::int, 0) as index,
    (data->>'seat')::int as seat
  from game_event where game_id = $1
), opened as (
  select run, index, version from e where type in ('RunStarted', 'QuestionOpened')
), answer as (
  select run, index, seat, data->>'answer' as text, (data->>'left')::float8 as "left" from e
  where type = 'AnswerSubmitted' and data->>'answer' <> ''
), asked as (
  select o.run, o.index, o.version as opened, closed.version as closed, closed.data->>'skipped' as skipped,
    (dealt.data->'questions'->o.index->>'timer')::float8 * 1000 as timer,
    dealt.data->'questions'->o.index->'choices' as choices,
    coalesce(correction.data->'correction',
      jsonb_build_object('right', jsonb_build_array(key.data->'keys'->o.index->'answer'))) as grading,
    host.data->>'userId' as host,
    coalesce(started.data->'settings'->>'untimed', opening.data->'rules'->>'untimed') as untimed
  from opened o
  join e dealt on dealt.type = 'QuestionsDealt' and dealt.run = o.run
  join e key on key.type = 'AnswerKeySet' and key.run = o.run
  join e started on started.type = 'RunStarted' and started.run = o.run
  join e opening on opening.version = 1
  left join e closed on closed.type = 'QuestionClosed' and closed.run = o.run and closed.index = o.index
  left join e host on host.type = 'PlayerJoined' and host.seat = (started.data->>'hostOnly')::int
  left join lateral (
    select data from e where type = 'RunCorrected' and e.run = o.run
      and (data->'correction'->>'index')::int = o.index order by version desc limit 1
  ) correction on true
)
select run, index,
  case when closed is null then 'open' when skipped is null then 'closed' else 'skipped' end as state,
  grading ? 'voided' as voided,
  (select count(*)::int from answer a where a.run = q.run and a.index = q.index) as answered,
  (select count(*)::int from answer a where a.run = q.run and a.index = q.index
     and grading->'right' ? a.text) as "right",
  (select count(*)::int from answer a where a.run = q.run and a.index = q.index
     and not grading ? 'voided' and not grading->'right' ? a.text) as wrong,
  case when closed is not null then (
    select count(*)::int from e j where j.type = 'PlayerJoined' and j.version < q.opened
      and j.data->>'userId' is distinct from q.host
      and not exists (select from e l where l.type = 'PlayerLeft' and l.seat = j.seat and l.version < q.closed)
      and not exists (select from answer a where a.run = q.run and a.index = q.index and a.seat = j.seat)
  ) end as no_answer,
  case when untimed is null then (
    select floor(percentile_cont(0.5) within group (order by timer - a.left) + 0.5)::int
    from answer a where a.run = q.run and a.index = q.index
  ) end as median_ms,
  (select json_agg((
     select count(*)::int from answer a where a.run = q.run and a.index = q.index and a.text = choice
   ) order by n) from jsonb_array_elements_text(choices) with ordinality c(choice, n)) as spread
from asked q order by run, index`;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

const statistics = (gameId: string) => runStatistics(new StoredGames(database.dataSource).log(gameId));
const logOf = ({ log }: { log: Recorded[] }) => log.map(({ event }) => event);

describe('the statistics of a game', () => {
  it('are those that SQL computes from the log, for random rooms and solo games', async () => {
    const rooms = fc.sample(roomScripts, 40).map((script) => logOf(playRoom(script)));
    const solo = fc.sample(scripts, 20).map((script) => logOf(play(script)));
    const seen = new Set<string>();
    for (const gameId of await storeLogs(database.dataSource, [...rooms, ...solo])) {
      const found = (await statistics(gameId)).flatMap(({ run, questions }) =>
        questions.map(({ prompt: _, choices, ...each }) => {
          seen.add(each.voided ? 'voided' : each.state);
          return { run, ...each, spread: choices.map(({ answers }) => answers) };
        }),
      );
      expect(found).toEqual(await database.query(STATISTICS, [gameId]));
    }
    expect([...seen].sort()).toEqual(['closed', 'open', 'skipped', 'voided']);
  });

  it('count the answers of players who left, and follow corrections', async () => {
    const played: GameEvent[] = [
      ...playing(),
      answerSubmitted(ANN, 0, 'right', 16_000),
      answerSubmitted(BOB, 0, 'worst', 10_000),
      answerSubmitted(CYD, 0, 'worst', 8_000),
      playerLeft(CYD),
      questionClosed(0),
      questionOpened(1),
      answerSubmitted(BOB, 1, ''),
      questionSkipped(1),
      runCompleted(
        [
          [ANN, 10],
          [BOB, 0],
        ],
        2,
      ),
      playerRenamed(BOB, 'Max'),
    ];
    const results: [number, number][] = [
      [ANN, 10],
      [BOB, 5],
    ];
    const corrections = [
      runCorrected({ index: 0, right: ['right', 'worst'] }, played.length - 1, 2, results),
      runCorrected({ index: 1, voided: true }, played.length + 1, 1, results),
    ];
    const [gameId = ''] = await storeLogs(database.dataSource, [[...played, ...corrections]]);
    const [run] = await statistics(gameId);
    expect(run).toMatchObject({ run: 1, title: 'History', correctable: true });
    expect(run?.players).toEqual([
      { seat: ANN, name: 'Ann', score: 10, rank: 1 },
      { seat: BOB, name: 'Max', score: 5, rank: 2 },
    ]);
    expect(run?.questions).toEqual([
      {
        ...{ index: 0, prompt: 'Which, 0?', state: 'closed', voided: false, answered: 3, right: 3, wrong: 0 },
        ...{ no_answer: 0, median_ms: 10_000 },
        choices: [
          { text: 'wrong', answers: 0, right: false },
          { text: 'right', answers: 1, right: true },
          { text: 'worse', answers: 0, right: false },
          { text: 'worst', answers: 2, right: true },
        ],
      },
      {
        ...{ index: 1, prompt: 'Which, 1?', state: 'skipped', voided: true, answered: 0, right: 0, wrong: 0 },
        ...{ no_answer: 2, median_ms: null },
        choices: ['wrong', 'right', 'worse', 'worst'].map((text) => ({ text, answers: 0, right: false })),
      },
    ]);
  });

  it('end before the event that breaks a log', async () => {
    const broken = [...playing(), answerSubmitted(ANN, 0), questionClosed(2), questionClosed(0)];
    const [gameId = ''] = await storeLogs(database.dataSource, [broken]);
    expect(await statistics(gameId)).toMatchObject([
      { correctable: false, players: [], questions: [{ index: 0, state: 'open', answered: 1 }] },
    ]);
  });
});
