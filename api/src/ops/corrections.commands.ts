import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Correction } from '#game/events';
import { gradingsOf, Uncorrectable } from '#game/regrade';
import { MAX_REASON_LENGTH } from '#protocol/limits';
import { parse } from '#protocol/parse';
import { atLeast, trimmedText } from '#protocol/text';
import type { Change } from '../corrections/changes.js';
import type { CompletedRun } from '../corrections/completed-run.js';
import { correctableRun, makeCorrection, proposed } from '../corrections/corrections.js';
import { noReply } from '../corrections/execute.js';
import { COMMAND_LINE } from '../operators/operators.js';
import { StoredGames } from '../replay/stored-games.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, wholeNumber } from './arguments.js';
import type { Command } from './command.js';
import { gameOf } from './games.commands.js';

const reason = trimmedText(MAX_REASON_LENGTH).check(atLeast(1, 'is needed'));

/** Changes the right answers to a question, or makes it count for nobody. */
export const regradeQuestion = (command: Command, database: DataSource, id?: string): Promise<number> =>
  correct(command, database, id, ({ finished }) => {
    const { question, correct = [], void: isVoid } = command.values;
    if (question === undefined) throw new Misuse('which question? --question is needed, from 1');
    const index = wholeNumber(question, '--question') - 1;
    if (isVoid === correct.length > 0) throw new Misuse('either --correct or --void is needed');
    const right = [...new Set(correct)];
    const now = gradingsOf(finished)[index];
    const prompt = finished.questions[index]?.prompt ?? '';
    const about = [
      `Question ${index + 1}: ${oneLine(prompt)}`,
      `  Right before: ${listed(now)}`,
      `  Right after: ${listed(isVoid ? null : right)}`,
    ];
    return { correction: isVoid ? { index, voided: true } : { index, right }, about };
  });

const listed = (right: readonly string[] | null | undefined) =>
  right ? right.map((answer) => `“${oneLine(answer)}”`).join(', ') : 'nothing: it does not count';

/** Changes the score of a player by some points. */
export const correctScore = (command: Command, database: DataSource, id?: string): Promise<number> =>
  correct(command, database, id, ({ names }) => {
    const { player, by } = command.values;
    if (player === undefined) throw new Misuse('which player? --player is needed');
    if (by === undefined || !/^[-+]?\d{1,4}$/.test(by))
      throw new Misuse('by how many points? --by is needed, such as --by 5 or --by=-5');
    const found = [...names].filter(([, name]) => name === player);
    const [[seat] = []] = found;
    if (seat === undefined) throw new Misuse(`no player called ${player} stayed to the end of this run`);
    if (found.length > 1) throw new Misuse(`${found.length} players are called ${player}`);
    const points = Number(by);
    return { correction: { seat, points }, about: [`Score of ${oneLine(player)}: ${signed(points)}`] };
  });

const signed = (points: number) => `${points < 0 ? '' : '+'}${points} points`;

/** Shows what a correction changes, asks for confirmation, and adds the correction to the log. */
async function correct(
  command: Command,
  database: DataSource,
  id: string | undefined,
  choose: (completed: CompletedRun) => { correction: Correction; about: string[] },
): Promise<number> {
  const { values } = command;
  const { id: gameId } = await gameOf(new StoredGames(database), id);
  const why = parse(reason, values.reason);
  if (!why.ok) throw new Misuse(`--reason ${why.issues[0]?.message}; the players see it`);
  const wanted = values.run === undefined ? undefined : wholeNumber(values.run, '--run');
  const { proposal, about } = await correctly(async () => {
    const completed = await correctableRun(database, gameId, wanted);
    const { correction, about } = choose(completed);
    return { proposal: proposed(gameId, completed, correction), about };
  });
  const { run, correction, before, after, changes } = proposal;
  if (proposal.inForce) {
    command.print({ gameId, run, changed: false }, () => 'The run is already graded like this.');
    return 0;
  }
  const lines = [
    `Run ${run} of game ${gameId}`,
    ...about,
    `Reason: ${oneLine(why.value)}`,
    ...table(command, changes),
  ];
  const summary = [...lines, summaryOf(changes, before.counted, after.counted)].join('\n');
  if (values.json) command.report(summary);
  else command.say(summary);
  await command.confirm('Nothing is rewritten: the correction is added to the log. Make it?');
  const outside = { database, report: command.report };
  const making = { id: randomUUID(), userId: COMMAND_LINE, reason: why.value };
  const ack = await makeCorrection(outside, proposal, making).catch(noReply);
  if (!ack.ok) {
    command.report(ack.code === 'not_now' ? CORRECTED_FIRST : ack.message);
    return 1;
  }
  command.print({ gameId, run, changed: true, version: ack.version, correction, changes }, () =>
    [
      `The correction is event ${ack.version}. The ranking of run ${run} is now:`,
      ...ranking(command, changes),
    ].join('\n'),
  );
  return 0;
}

const CORRECTED_FIRST =
  'Nothing was changed: another correction of this run came first. Run the command again to see the new results.';

/** What cannot be corrected is misuse. @throws Misuse */
async function correctly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Uncorrectable) throw new Misuse(error.message);
    throw error;
  }
}

const shown = (command: Command, changes: Change[], line: (change: Change) => string): string[] => {
  const most = wholeNumber(command.values.limit, '--limit');
  const more = changes.length - most;
  return [...changes.slice(0, most).map(line), ...(more > 0 ? [`  … and ${more} more; see --limit`] : [])];
};

const table = (command: Command, changes: Change[]): string[] => [
  '  Place  Before  After  Player',
  ...shown(command, changes, ({ name, score: [was, is], rank: [from, to] }) => {
    const moved = from === to ? '' : `  (was ${from})`;
    return `${`${to}`.padStart(7)}${`${was}`.padStart(8)}${`${is}`.padStart(7)}  ${oneLine(name)}${moved}`;
  }),
];

const ranking = (command: Command, changes: Change[]): string[] =>
  shown(command, changes, ({ name, score: [, is], rank: [, to] }) => {
    return `${`${to}`.padStart(7)}${`${is}`.padStart(7)}  ${oneLine(name)}`;
  });

function summaryOf(changes: Change[], before: number, after: number): string {
  const count = (is: (difference: number) => boolean) =>
    changes.filter(({ score: [was, now] }) => is(now - was)).length;
  const total = before === after ? '' : ` Questions that count: ${before} → ${after}.`;
  return `${count((by) => by > 0)} of ${changes.length} players gain points, ${count((by) => by < 0)} lose some.${total}`;
}
