import { tsc } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { runNode } from './process/processes.mjs';
import { script } from './process/script.mjs';

const checks = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  [
    'import rules',
    ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'api/src', 'libs', 'web/src'],
  ],
  ['types of api and libs', [tsc, '-p', 'api/tsconfig.json']],
  ['types of web', [tsc, '-p', 'web/tsconfig.json']],
];

await script(async () => {
  await install();
  const lines = [];
  for (const [name, args] of checks) {
    const { code } = await runNode(args);
    lines.push(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
  }
  console.log(lines.join('\n'));
  return lines.some((line) => line.startsWith('FAILED')) ? 1 : 0;
});
