import { parseArgs } from 'node:util';

const USAGE = `npm run test:containers -- [options]
  --from REF        the previous release: a tag or commit; by default the newest tag v* before this commit
  --image NAME      tests this image instead of building one
  --previous NAME   the image of the previous release, instead of building it
  --players N       players of a room (6)
  --questions N     questions of a room (12)
  --kills N         how often the owner of a room is killed (3)
  --seed N          repeats what the players of a run chose
  --keep            keeps the table in api/bench/results`;

const NUMBERS = ['players', 'questions', 'kills'] as const;

function parsed() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      image: { type: 'string' },
      previous: { type: 'string' },
      players: { type: 'string', default: '6' },
      questions: { type: 'string', default: '12' },
      kills: { type: 'string', default: '3' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  for (const name of NUMBERS)
    if (!/^[1-9]\d{0,2}$/.test(values[name])) throw new Error(`--${name} is no number: ${values[name]}`);
  return values;
}

/** The options of the command line. Ends the process after `--help`, or with code 2 if they are invalid. */
export function options(): ReturnType<typeof parsed> {
  try {
    const values = parsed();
    if (!values.help) return values;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}
