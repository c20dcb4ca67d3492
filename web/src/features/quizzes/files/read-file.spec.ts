import { describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/universal';
import { COLUMNS } from './columns.js';
import { exportQuiz } from './export-quiz.js';
import { readQuizFile } from './read-file.js';
import { TEMPLATE } from './template.js';
import { someQuestion } from './testing/quizzes.js';

const HEADER = COLUMNS.join(',');
const GOOD = 'Largest planet?,multiple,easy,Science & Nature,Jupiter,Saturn,Neptune,Earth,20,Very big.';
const QUESTION = {
  ...someQuestion({ question: 'Largest planet?' }),
  timer: 20,
  explanation: 'Very big.',
};

const read = (content: string | Uint8Array, name = 'my_quiz.csv') =>
  readQuizFile(new Uint8Array(typeof content === 'string' ? strToU8(content) : content).buffer, name);
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};
const workbook = async (rows: (string | number | boolean | null)[][]) =>
  new Uint8Array(await (await writeWorkbook(rows).toBlob()).arrayBuffer());

describe('the encoding of a table', () => {
  const text = csv(GOOD.replace('Largest planet?', 'Größter Planet?'));
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', text],
    ['UTF-8 with a byte order mark', `\uFEFF${text}`],
    ['UTF-16, little end first', utf16(text, false)],
    ['UTF-16, big end first', utf16(text, true)],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('is found: %s', async (_, content) => {
    const { questions, remarks } = await read(content);
    expect(questions[0]?.question).toBe('Größter Planet?');
    expect(remarks.length).toBe(_ === 'Windows-1252' ? 1 : 0);
  });
});

describe('a CSV table', () => {
  test('is read, with its title from the file name', async () => {
    expect(await read(csv(GOOD), 'Planets.csv')).toEqual({
      title: 'Planets',
      questions: [QUESTION],
      faults: [],
      surplus: 0,
      unit: 'Line',
      remarks: [],
    });
  });

  test.each([';', '\t'])('may use the delimiter %j', async (delimiter) => {
    const { questions } = await read(csv(GOOD).replaceAll(',', delimiter));
    expect(questions).toEqual([QUESTION]);
  });

  test('may name its delimiter as Excel does', async () => {
    expect((await read(`sep=|\r\n${csv(GOOD).replaceAll(',', '|')}`)).questions).toEqual([QUESTION]);
  });

  test('may use any line ends, also mixed', async () => {
    const quoted = GOOD.replace('Very big.', '"Very\r\nbig"');
    const { questions } = await read(`${HEADER}\r\n${quoted}\n${GOOD}\r${GOOD}\r\n\r\n`);
    expect(questions).toEqual([{ ...QUESTION, explanation: 'Very\r\nbig' }, QUESTION, QUESTION]);
  });

  test('may have its columns in any order and case, and other columns', async () => {
    const text = 'Notes,Incorrect Answer 1,CORRECT_ANSWER,Question,TYPE\nx,false,TRUE,Is it?,True/False';
    const { questions, remarks } = await read(text);
    expect(questions).toEqual([
      {
        question: 'Is it?',
        type: 'boolean',
        difficulty: 'medium',
        category: 'General Knowledge',
        correct_answer: 'True',
        incorrect_answers: ['False'],
      },
    ]);
    expect(remarks).toEqual([
      'Questions without a category are General Knowledge.',
      'Questions without a difficulty are medium.',
    ]);
  });

  test.each([
    ['11', 'Entertainment: Film'],
    ['film', 'Entertainment: Film'],
    ['science and nature', 'Science & Nature'],
    ['GEOGRAPHY', 'Geography'],
  ])('may call a category %s', async (written, category) => {
    expect((await read(csv(GOOD.replace('Science & Nature', written)))).questions[0]?.category).toBe(
      category,
    );
  });

  test.each([
    ['Largest planet?', ' ', 'The question is required.'],
    ['multiple', 'poll', 'The type must be multiple or boolean.'],
    ['easy', 'simple', 'The difficulty must be easy, medium or hard.'],
    ['Science & Nature', 'Cooking', 'The category must be one of the 24 categories.'],
    ['Jupiter', '', 'The correct answer is required.'],
    ['Neptune', '', 'Incorrect answer 2 is required.'],
    ['Neptune', 'saturn', 'Incorrect answer 2 must differ from the other answers.'],
    ['multiple', 'boolean', 'The correct answer must be True or False.'],
    [',20,', ',121,', 'The timer must be a whole number from 5 to 120.'],
    [',20,', ',soon,', 'The timer must be a whole number from 5 to 120.'],
    ['Jupiter', 'J'.repeat(151), 'The correct answer must have at most 150 characters.'],
  ])('with %j as %.20j says why it cannot be imported', async (was, is, reason) => {
    const { questions, faults } = await read(csv(GOOD, GOOD.replace(was, is), GOOD));
    expect(questions).toEqual([QUESTION, QUESTION]);
    expect(faults).toEqual([{ line: 3, reason }]);
  });

  test('reports all errors of a line at once', async () => {
    const line = GOOD.replace('easy', 'simple').replace('Jupiter', '').replace(',20,', ',soon,');
    const { faults } = await read(csv(line));
    expect(faults[0]?.reason).toContain('The difficulty must be easy, medium or hard.');
    expect(faults[0]?.reason).toContain('The correct answer is required.');
    expect(faults[0]?.reason).toContain('The timer must be a whole number from 5 to 120.');
  });

  test('numbers lines as an editor does', async () => {
    const long = GOOD.replace('Very big.', '"Very\r\n\r\nbig"');
    const { faults } = await read(csv(long, '', ',,,', 'Alone'));
    expect(faults.map(({ line }) => line)).toEqual([7]);
  });

  test('keeps apostrophes, except one that guards a formula', async () => {
    const { questions } = await read(
      csv(...["'Tis", "'=1", "''a"].map((text) => GOOD.replace('Largest planet?', text))),
    );
    expect(questions.map(({ question }) => question)).toEqual(["'Tis", '=1', "'a"]);
  });

  test('imports at most the first 50 questions', async () => {
    const { questions, surplus } = await read(csv(...Array.from({ length: 53 }, () => GOOD)));
    expect([questions.length, surplus]).toEqual([50, 3]);
  });

  test('of 10,000 rows is read, and what does not fit is counted', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => (i % 2 ? GOOD : GOOD.replace('easy', `"x\n${i}"`)));
    const { faults, surplus } = await read(csv(...rows));
    expect([faults.length, surplus]).toEqual([5_000, 4_950]);
    expect(faults.at(-1)?.line).toBe(14_999);
  });

  test('may hold one huge cell, or an unclosed quotation mark', async () => {
    expect((await read(csv(GOOD, `"${'""x'.repeat(500_000)}`))).faults.length).toBe(1);
    expect((await read(csv(GOOD, `5" disc${GOOD}`, GOOD))).questions.length).toBe(3);
  });
});

describe('an Excel file', () => {
  const kahootHeader = [
    null,
    'Question - max 120 characters',
    ...[1, 2, 3, 4].map((n) => `Answer ${n} - max 75 characters`),
    'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
    'Correct answer(s) - choose at least one',
  ];

  test('from another program is read like a table, including numbers and booleans', async () => {
    const content = await workbook([
      [...COLUMNS],
      ['How many?', 'multiple', 'hard', '19', 4, 1, 2, 3, 30, null],
      ['Is it?', 'boolean', 'hard', 'Art', true, false, null, null, null, null],
      ['Bad', null, null, null, null, null, null, null, null, null],
    ]);
    const { questions, faults, unit } = await read(content, 'any.name');
    expect(
      questions.map((question) => [
        question.correct_answer,
        ...question.incorrect_answers,
        question.category,
      ]),
    ).toEqual([
      ['4', '1', '2', '3', 'Science: Mathematics'],
      ['True', 'False', 'Art'],
    ]);
    const reasons = ['Incorrect answer 1', 'Incorrect answer 2', 'Incorrect answer 3', 'The correct answer'];
    const reason = reasons.map((field) => `${field} is required.`).join(' ');
    expect([faults, unit]).toEqual([[{ line: 4, reason }], 'Row']);
  });

  test('may be a Kahoot template', async () => {
    const content = await workbook([
      [null, 'Quiz template'],
      [null, 'Add questions, at least two answer alternatives, time limit and choose correct answers'],
      kahootHeader,
      [1, ' Largest planet? ', 'Saturn', 'Jupiter', 'Earth', 'Mars', 240, 2],
      [2, 'Is it?', 'true', 'FALSE', null, null, 20, '2'],
      [3, 'Three?', 'a', 'b', 'c', null, 20, 1],
      [4, 'Two?', 'a', 'b', null, null, 20, 1],
      [5, 'Several?', 'a', 'b', 'c', 'd', 20, '1,3'],
      [6, 'None?', 'a', 'b', 'c', 'd', 20, null],
      [7, 'Empty?', 'a', 'b', 'c', null, 20, 4],
      [8, null, null, null, null, null, null, null],
    ]);
    const { questions, faults, remarks } = await read(content, 'k.xlsx');
    const shared = { difficulty: 'medium', category: 'General Knowledge' };
    expect(questions).toEqual([
      {
        ...shared,
        question: 'Largest planet?',
        type: 'multiple',
        correct_answer: 'Jupiter',
        incorrect_answers: ['Saturn', 'Earth', 'Mars'],
        timer: 120,
      },
      {
        ...shared,
        question: 'Is it?',
        type: 'boolean',
        correct_answer: 'False',
        incorrect_answers: ['True'],
        timer: 20,
      },
    ]);
    expect(faults).toEqual([
      { line: 6, reason: 'It has 3 answers: only four, or True and False, can be imported.' },
      { line: 7, reason: 'It has 2 answers: only four, or True and False, can be imported.' },
      { line: 8, reason: 'More than one answer is correct.' },
      { line: 9, reason: 'No correct answer is marked.' },
      { line: 10, reason: 'The answer marked as correct is empty.' },
    ]);
    expect(remarks).toContain('1 time limit cut to 120 seconds.');
  });

  test('of 10,000 rows is read, and what does not fit is counted', async () => {
    const content = await workbook([[...COLUMNS], ...Array.from({ length: 10_000 }, () => GOOD.split(','))]);
    const { questions, surplus } = await read(content, 'q.xlsx');
    expect([questions.length, surplus]).toEqual([50, 9_950]);
  });
});

describe('our JSON', () => {
  const json = (file: object) =>
    read(JSON.stringify({ format: 'fourtell-quiz', version: 1, ...file }), 'q.txt');

  test('is recognized by its content, and reports bad questions by number', async () => {
    const { title, questions, faults } = await json({
      title: '  Planets ',
      questions: [
        QUESTION,
        'x',
        null,
        { ...QUESTION, question: 5 },
        { ...QUESTION, explanation: 5 },
        { ...QUESTION, incorrect_answers: 'x' },
      ],
    });
    expect([title, questions]).toEqual(['Planets', [QUESTION]]);
    expect(faults).toEqual([
      { line: 2, reason: 'This is not a question.' },
      { line: 3, reason: 'This is not a question.' },
      { line: 4, reason: 'The question is required.' },
      { line: 5, reason: 'The explanation is not valid.' },
      { line: 6, reason: 'The incorrect answers are required.' },
    ]);
  });

  test('with an invalid title takes one from the file name', async () => {
    expect((await json({ title: 5, questions: [] })).title).toBe('q');
    expect((await json({ title: '👩‍🚀'.repeat(20), questions: [] })).title.length).toBeLessThanOrEqual(37);
  });

  test('of another version is refused', async () => {
    await expect(json({ version: 2, questions: [] })).rejects.toThrow('another version');
    await expect(json({ questions: 5 })).rejects.toThrow('not a quiz exported from here');
  });
});

describe('refused with a reason for the player:', () => {
  const xlsx = async () => new Uint8Array(await (await exportQuiz(TEMPLATE, 'xlsx')).arrayBuffer());
  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty file', () => '', 'empty'],
    ['nothing but space', () => '\uFEFF \r\n', 'empty'],
    [
      'a table without our columns',
      () => 'a,b\n1,2',
      'Missing: question, correct_answer, incorrect_answer_1',
    ],
    ['a lacking column', () => 'question,correct_answer\n1,2', 'Missing: incorrect_answer_1.'],
    ['a column that appears twice', () => `${HEADER},Question\n${GOOD},x`, 'question appears twice'],
    ['broken JSON', () => '{"format":', 'damaged'],
    ['JSON of others', () => '[1]', 'not a quiz exported from here'],
    ['binary data', () => new Uint8Array([0x89, 0x50, 0, 1, 2, 250, 255]), 'not a CSV, Excel or JSON file'],
    ['a PDF', () => '%PDF-1.7\n1 0 obj', 'This is a PDF'],
    ['an old Excel file', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'old Excel file'],
    ['half of a workbook', async () => (await xlsx()).slice(0, 700), 'damaged'],
    [
      'a workbook with a flipped byte',
      async () => (await xlsx()).map((byte, i) => (i > 500 && i < 560 ? byte ^ 255 : byte)),
      'damaged',
    ],
    ['a zip that is no workbook', () => zipSync({ 'a.txt': strToU8('a') }), 'not an Excel file'],
    ['a workbook of broken XML', () => zipSync({ 'xl/workbook.xml': strToU8('<a') }), 'damaged'],
    [
      'an archive that unpacks to far too much',
      () => zipSync({ 'a.xml': new Uint8Array(42_000_000) }),
      'more than a quiz needs',
    ],
  ])('%s', async (_, content, reason) => {
    await expect((async () => read(await content()))()).rejects.toThrow(reason);
  });

  test('a workbook with wrong first bytes', async () => {
    await expect(read('rubbish', 'quiz.xlsx')).rejects.toThrow('damaged, or not an Excel file');
  });

  test('but not a header without rows', async () => {
    expect(await read(csv())).toMatchObject({ questions: [], faults: [], remarks: [] });
  });
});

test('the template can be imported unchanged', async () => {
  const content = new Uint8Array(await (await exportQuiz(TEMPLATE, 'csv')).arrayBuffer());
  expect((await read(content)).questions).toEqual(TEMPLATE.questions);
});
