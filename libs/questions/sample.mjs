// Prints questions of the bank to read: npm run bank:sample -- --seed=a --category=22 --difficulty=easy --type=boolean --amount=20
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const here = new URL('.', import.meta.url);
const root = new URL('../../', here);
const out = new URL('dist/bank-sample/', root);

const compiler = 'node_modules/@typescript/native/bin/tsc';
const options = [
  '--target',
  'es2023',
  '--module',
  'nodenext',
  '--skipLibCheck',
  '--ignoreConfig',
  '--customConditions',
  'source',
];
const places = ['--rootDir', 'libs', '--outDir', 'dist/bank-sample'];
const sources = ['libs/questions/src/bank.ts'];
const compiled = spawnSync(process.execPath, [compiler, ...options, ...places, ...sources], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const text = { type: 'string' };
const { values } = parseArgs({
  options: { seed: text, category: text, difficulty: text, type: text, amount: text },
});
const { createBank } = await import(new URL('questions/src/bank.js', out).href);
const files = readdirSync(new URL('facts/', here)).filter((name) => name.endsWith('.csv'));
const tables = new Map(
  files.map((name) => [Number.parseInt(name, 10), readFileSync(new URL(`facts/${name}`, here), 'utf8')]),
);
const bank = createBank(tables);
const questions = bank.draw({
  category: values.category ? Number(values.category) : undefined,
  difficulty: values.difficulty,
  type: values.type,
  amount: Number(values.amount ?? 20),
  seed: values.seed ?? String(Date.now()),
  seen: new Set(),
});
for (const question of questions) {
  const { category, difficulty, type, prompt, correct_answer, incorrect_answers, explanation, fact } =
    question;
  console.log(`${category} ${difficulty} ${type}  [${fact}]\n  ${prompt}`);
  console.log(
    `  ✓ ${correct_answer}   ✗ ${incorrect_answers.join(' · ')}${explanation ? `\n  i ${explanation}` : ''}`,
  );
}
