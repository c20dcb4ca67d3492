import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { frame } from '../lines/frames.js';
import { Guest } from '../lines/guest.js';
import { bearer, bytesOf, rush } from '../lines/http.js';
import { Line } from '../lines/line.js';
import { Stage } from '../lines/stage.js';
import { largeQuiz, savedQuiz } from '../quizzes.js';
import { asked } from '../tokens.js';

const TIMES = 2;
const QUIZZES = 100;

/** A user with many large quizzes: one saved by a call, the others copied in the database. */
async function author(field: Field): Promise<string> {
  const [token = ''] = await field.tokens(1);
  const quiz = await savedQuiz(field, token, largeQuiz('Large'));
  if (quiz) {
    const columns = 'owner_id, title, total_questions, created_at, search, questions';
    await asked(
      field,
      `insert into quiz (id, ${columns}) select gen_random_uuid(), ${columns} from quiz, generate_series(2, $2) where id = $1`,
      [quiz.id, QUIZZES],
    );
  }
  return token;
}

const CREATIONS = '/profile/creations';

async function largeReads(field: Field, path: string): Promise<void> {
  const token = await author(field);
  const next = () => (field.more('bodies') ? { method: 'GET', path, headers: [bearer(token)] } : undefined);
  await rush(field, next, { connections: 40, depth: 1, from: field.address() });
}

/** Requests large responses and reads none of them. */
async function unread(field: Field, path: string): Promise<void> {
  const token = await author(field);
  const asking = bytesOf({ method: 'GET', path, headers: [bearer(token)] });
  await field.each(20, async () => {
    while (!field.over) {
      const line = await Line.open(field);
      line.stopReading();
      for (let n = 0; n < 200 && !field.over && (await line.write(asking)); n++) {
        field.count('bodies');
        await field.pause(5);
      }
      await line.settled(2_000);
      line.destroy();
    }
  });
}

/** Joins the room and requests its state or receives its messages without reading. */
async function deaf(field: Field, text: (guest: Guest) => string | undefined, count: number): Promise<void> {
  const stage = await Stage.set(field);
  const tokens = await field.tokens(count);
  const talk = (async () => {
    for (let n = 0; !field.over && stage?.host.isIn; n++) {
      await stage.host.ask('player_message', { message: `${n} ${'x'.repeat(280)}` });
      await field.pause(100);
    }
  })();
  await field.each(count, async (i) => {
    while (!field.over) {
      const guest = await Guest.enter(field, tokens[i] ?? '');
      await guest?.ask('join_room', { code: stage?.code });
      guest?.socket.line.stopReading();
      while (guest?.isIn && !field.over) {
        const one = text(guest);
        const isOpen = one
          ? await guest.socket.send(Buffer.concat(Array(10).fill(frame(one))), 10)
          : !guest.closed;
        if (!isOpen) break;
        await field.pause(one ? 20 : 200);
      }
      field.count('closed by the server');
      await field.pause(50);
    }
  });
  await talk;
}

export const readers: readonly Attack[] = [
  {
    name: 'readers/creations',
    what: `${CREATIONS} of somebody with ${QUIZZES} large quizzes, 40 at once`,
    times: TIMES,
    run: (field) => largeReads(field, CREATIONS),
  },
  {
    name: 'readers/creations-page',
    what: 'the largest page of them',
    times: TIMES,
    run: (field) => largeReads(field, `${CREATIONS}?page_size=100`),
  },
  {
    name: 'readers/unread-creations',
    what: 'the same, and nobody reads the answers',
    times: TIMES,
    run: (field) => unread(field, `${CREATIONS}?page_size=100`),
  },
  {
    name: 'readers/unread-list',
    what: "the list of everybody's quizzes, and nobody reads the answers",
    times: TIMES,
    run: (field) => unread(field, '/get-custom-quizzes?page_size=100'),
  },
  {
    name: 'readers/unread-pages',
    what: 'pages that nobody reads',
    times: TIMES,
    run: (field) => unread(field, '/healthz'),
  },
  {
    name: 'readers/deaf',
    what: 'ten players of a room who read nothing',
    times: TIMES,
    run: (field) => deaf(field, () => undefined, 10),
  },
  {
    name: 'readers/deaf-sync',
    what: 'ten players who ask for the state and read nothing',
    times: TIMES,
    run: (field) => deaf(field, (guest) => guest.event('sync', '{"seq":0}', 7), 10),
  },
  {
    name: 'readers/deaf-refused',
    what: 'ten players who send what is refused and read nothing',
    times: TIMES,
    run: (field) => deaf(field, (guest) => guest.event('sync', '{}', 7), 10),
  },
];
