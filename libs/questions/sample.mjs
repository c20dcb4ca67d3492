// Prints questions of the bank for review: npm run bank:sample -- --seed=a --category=22 --difficulty=easy --type=boolean --amount=20
// --each prints that amount of every category; --csv prints a table with a column for verdicts. --whole --category=22 prints
// each fact of a category once, with all its possible wrong answers.
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
const sources = ['bank', 'catalogue'].map((name) => `libs/questions/src/${name}.ts`);
const compiled = spawnSync(process.execPath, [compiler, ...options, ...places, ...sources], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const { values } = parseArgs({
  options: {
    seed: text,
    category: text,
    difficulty: text,
    type: text,
    amount: text,
    each: flag,
    csv: flag,
    whole: flag,
  },
});
const { createBank } = await import(new URL('questions/src/bank.js', out).href);
const categories = new URL('src/categories/', here);
const tables = new Map(
  readdirSync(categories).map((name) => [
    Number.parseInt(name, 10),
    readFileSync(new URL(`${name}/facts.csv`, categories), 'utf8'),
  ]),
);
if (values.whole) {
  await printWhole(Number(values.category));
  process.exit();
}
const bank = createBank(tables);
const seed = values.seed ?? String(Date.now());
const draw = (category) =>
  bank.draw({
    category,
    difficulty: values.difficulty,
    type: values.type,
    amount: Number(values.amount ?? 20),
    seed: values.each ? `${seed}-${category}` : seed,
    seen: new Set(),
  });
const one = values.category ? Number(values.category) : undefined;
const questions = values.each ? bank.categories.flatMap(draw) : draw(one);

const cell = (value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
if (values.csv) console.log('category,difficulty,type,fact,prompt,key,wrong,explanation,verdict,remark');
for (const question of questions) {
  const { category, difficulty, type, prompt, correct_answer, incorrect_answers, explanation, fact } =
    question;
  if (values.csv) {
    const texts = [fact, prompt, correct_answer, incorrect_answers.join(' | '), explanation ?? '', '', ''];
    console.log([category, difficulty, type, ...texts.map(cell)].join(','));
    continue;
  }
  console.log(`${category} ${difficulty} ${type}  [${fact}]\n  ${prompt}`);
  console.log(
    `  ✓ ${correct_answer}   ✗ ${incorrect_answers.join(' · ')}${explanation ? `\n  i ${explanation}` : ''}`,
  );
}

async function printWhole(category) {
  const module = (name) => import(new URL(`questions/src/${name}.js`, out).href);
  const [{ CATALOGUE }, { readTable }, { askedOf }] = await Promise.all(
    ['catalogue', 'table', 'table-facts'].map(module),
  );
  let relation;
  for (const asked of askedOf(readTable(tables.get(category)), CATALOGUE.get(category))) {
    if (asked.relation !== relation) {
      relation = asked.relation;
      const { column, forward, backward = [], statements, number } = relation;
      console.log(`\n# ${asked.kind.kind} / ${column}  ${number ? JSON.stringify(number) : ''}`);
      for (const template of forward) console.log(`  > ${template}`);
      for (const template of backward) console.log(`  < ${template}`);
      for (const template of statements) console.log(`  = ${template}`);
      if (relation.correction) console.log(`  ! ${relation.correction}`);
    }
    const { row, cell } = asked.entry;
    const values = asked.wrongValues().join(' · ');
    const subjects = asked.wrongSubjects().join(' · ');
    console.log(`${asked.difficulty[0]} ${row.subject} → ${cell.asked}${values && `  ✗ ${values}`}`);
    if (subjects) console.log(`    ${cell.asked} ← ✗ ${subjects}`);
    if (row.note) console.log(`    i ${row.note}`);
  }
}
