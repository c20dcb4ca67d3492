// The test of the containers, started by `npm run test:containers`.
import { ROOT } from '../../src/testing/checkout.js';
import type { Found } from './engine.js';
import { build, newestRelease, sourcesOf } from './images.js';
import { options } from './options.js';
import { seconds } from './play.js';
import { keep, type Row, table } from './report.js';
import { Stack } from './stack.js';
import { drain } from './stages/drain.js';
import { lookInto } from './stages/image.js';
import { kill } from './stages/kill.js';
import { scale } from './stages/scale.js';
import { sideBySide } from './stages/side-by-side.js';
import { solo } from './stages/solo.js';
import type { Stage, Wanted } from './stages/stage.js';
import { upgrade } from './stages/upgrade.js';

const { from, image, previous, players, questions, kills, seed, keep: isKept } = options();
const found = JSON.parse(process.env['CONTAINERS'] ?? '') as Found;
const rows: Row[] = [];
let about = found.title;

/** Runs a part of the test and notes what was seen. Resolves to its result; undefined if it failed. */
async function part<T>(
  what: string,
  run: () => Promise<T>,
  shown: (result: T) => string,
): Promise<T | undefined> {
  const began = Date.now();
  console.log(`${what} …`);
  try {
    const result = await run();
    rows.push({ what, verdict: 'passed', seen: `${shown(result)} (${seconds(Date.now() - began)})` });
    return result;
  } catch (error) {
    const { message, stack } = error as Error;
    console.error(stack);
    rows.push({ what, verdict: 'FAILED', seen: message.split('\n', 1).join() });
    return undefined;
  } finally {
    const { verdict, seen } = rows.at(-1) as Row;
    console.log(`  ${verdict}: ${seen}`);
  }
}

function skip(stages: readonly { what: string }[], why: string): void {
  for (const { what } of stages) rows.push({ what, verdict: 'not tested', seen: why });
}

/** Runs stages on one stack until one of them fails. */
async function onStack(name: string, first: string, stages: readonly Stage[], wanted: Wanted): Promise<void> {
  const start = () => Stack.start(found, first, wanted.previous);
  const stack = await part(name, start, () => 'two instances are ready behind the load balancer');
  if (!stack) return skip(stages, `not reached: ${name}`);
  const versions = await stack.versions();
  about = `${found.title}; ${versions}`;
  for (const [i, stage] of stages.entries()) {
    const seen = await part(stage.what, () => stage.run(stack, wanted), String);
    if (seen !== undefined) continue;
    await stack.saveLogs();
    skip(stages.slice(i + 1), `not reached: ${stage.what}`);
    break;
  }
  await stack.end();
}

async function againstPrevious(wanted: Wanted): Promise<void> {
  const reference = from ?? (await newestRelease());
  if (!previous && !reference) return skip(ofBoth, 'no earlier release is tagged; name a commit with --from');
  const made = async () => build(found, await sourcesOf(found, reference ?? ''), 'previous');
  const older = await imageOf(`of the previous release (${previous ?? reference})`, previous, made);
  if (!older) return skip(ofBoth, 'there is no image of the previous release');
  await onStack('Compose starts the previous release', older, ofBoth, { ...wanted, previous: older });
}

/** The image that was given, or a new one. */
async function imageOf(which: string, given: string | undefined, made: () => Promise<string>) {
  const what = `the image ${which} is built`;
  if (!given) return part(what, made, String);
  skip([{ what }], `${given} was given`);
  return given;
}

const ofThisRelease = [solo, kill, drain, scale];
const ofBoth = [upgrade, sideBySide];
const size = { players: Number(players), questions: Number(questions) };
console.log(`${found.title}, seed ${seed}`);
const tested = await imageOf('of this release', image, () => build(found, ROOT, 'current'));
if (tested) {
  const wanted = { found, image: tested, seed, size, kills: Number(kills) };
  await part('the image holds what it must', () => lookInto(wanted), String);
  await onStack('Compose starts', tested, ofThisRelease, wanted);
  await againstPrevious(wanted);
} else skip([...ofThisRelease, ...ofBoth], 'there is no image');

console.log(`\n${about}\n\n${table(rows)}\n`);
if (isKept) keep(about, rows);
const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
console.log(`${count('passed')} passed, ${count('FAILED')} failed, ${count('not tested')} not tested`);
process.exit(count('FAILED') > 0 ? 1 : 0);
