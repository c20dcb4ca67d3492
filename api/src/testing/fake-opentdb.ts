import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CATEGORIES } from '#game/category';

export type Trouble =
  | 'none'
  | 'slow'
  | 'silent'
  | 'garbage'
  | 'error'
  | 'busy'
  | 'huge'
  | 'redirect'
  | 'hang up';

interface Result {
  type: string;
  difficulty: string;
  category: string;
  question: string;
  correct_answer: string;
  incorrect_answers: string[];
}

const SIX_HOURS = 6 * 60 * 60_000;
const LONGEST_MS = 30_000;

/** Text as the API encodes it: HTML entities by default. */
const ENCODINGS: Record<string, (text: string) => string> = {
  url3986: (text) => encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`),
  base64: (text) => Buffer.from(text).toString('base64'),
  urlLegacy: (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  html: (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#039;'),
};

/**
 * A fake Open Trivia DB by its documentation: response codes, one call per address per 5 s, and tokens that give no
 * question twice and expire after 6 idle hours. It holds `perCell` questions of each kind.
 */
export class FakeOpenTdb {
  trouble: Trouble = 'none';
  /** Epoch ms. */
  now = (): number => Date.now();
  readonly calls: string[] = [];
  private readonly tokens = new Map<string, { given: Set<string>; usedAt: number }>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  private lastCallAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly perCell: number,
    private readonly everyMs = 5_000,
  ) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Uses up the token. */
  useUp(token: string): void {
    const all = this.stock({ category: '', difficulty: '', type: '' });
    this.tokens.set(token, { given: new Set(all.map(({ question }) => question)), usedAt: this.now() });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://fake');
    this.calls.push(`${url.pathname}${url.search}`);
    const send = (answer: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    const tooSoon = this.now() - this.lastCallAt < this.everyMs;
    this.lastCallAt = this.now();
    switch (this.trouble) {
      case 'silent':
        setTimeout(() => response.destroy(), LONGEST_MS).unref();
        return;
      case 'slow':
        setTimeout(() => send(this.reply(url)), 2_000);
        return;
      case 'garbage':
        response.end('<html>Down for maintenance</html>');
        return;
      case 'error':
        send({ response_code: 0 }, 503);
        return;
      case 'busy':
        send({ response_code: 5, results: [] }, 429);
        return;
      case 'huge':
        response.end(`{"response_code":0,"results":["${'x'.repeat(10 * 1024 * 1024)}"]}`);
        return;
      case 'redirect':
        response.writeHead(302, { location: '/elsewhere' }).end();
        return;
      case 'hang up':
        request.socket.destroy();
        return;
      default:
        send(tooSoon ? { response_code: 5, results: [] } : this.reply(url));
    }
  }

  private reply({ pathname, searchParams }: URL): unknown {
    const all = Object.fromEntries(searchParams);
    if (pathname === '/api_token.php') return this.token(all);
    if (pathname === '/api.php') return this.questions(all);
    return { response_code: 2 };
  }

  private token({ command, token = '' }: Record<string, string>): unknown {
    if (command === 'reset' && !this.tokens.has(token)) return { response_code: 3, token };
    const name = command === 'reset' ? token : `token${this.tokens.size + 1}`;
    this.tokens.set(name, { given: new Set(), usedAt: this.now() });
    return { response_code: 0, response_message: 'Token generated successfully!', token: name };
  }

  private questions(asked: Record<string, string>): unknown {
    const { amount = '', category = '', difficulty = '', type = '', encode = 'html', token } = asked;
    const refused = (response_code: number) => ({ response_code, results: [] });
    const encoded = ENCODINGS[encode];
    if (!/^\d+$/.test(amount) || !encoded) return refused(2);
    const known =
      token === undefined ? { given: new Set<string>(), usedAt: this.now() } : this.tokens.get(token);
    if (!known || this.now() - known.usedAt > SIX_HOURS) return refused(3);
    known.usedAt = this.now();
    const stock = this.stock({ category, difficulty, type });
    const left = stock.filter(({ question }) => !known.given.has(question));
    const wanted = Math.min(Number(amount), 50);
    if (stock.length < wanted) return refused(1);
    if (left.length === 0) return refused(4);
    if (left.length < wanted) return refused(1);
    const given = left.slice(0, wanted);
    for (const { question } of given) known.given.add(question);
    return {
      response_code: 0,
      results: given.map((result) => ({
        type: encoded(result.type),
        difficulty: encoded(result.difficulty),
        category: encoded(result.category),
        question: encoded(result.question),
        correct_answer: encoded(result.correct_answer),
        incorrect_answers: result.incorrect_answers.map(encoded),
      })),
    };
  }

  private stock(wanted: { category: string; difficulty: string; type: string }): Result[] {
    const fits = (wish: string, value: string) => wish === '' || wish === value;
    return CATEGORIES.filter(({ id }) => fits(wanted.category, `${id}`)).flatMap(({ name }) =>
      ['easy', 'medium', 'hard']
        .filter((difficulty) => fits(wanted.difficulty, difficulty))
        .flatMap((difficulty) =>
          ['multiple', 'boolean']
            .filter((type) => fits(wanted.type, type))
            .flatMap((type) =>
              Array.from({ length: this.perCell }, (_, i) => result(name, difficulty, type, i)),
            ),
        ),
    );
  }
}

function result(category: string, difficulty: string, type: string, i: number): Result {
  const question = `Fetched “${category}” & co: is 100 % of ${i} + ${i} = ${2 * i}? (${difficulty}, ${type})`;
  const kind = { type, difficulty, category, question };
  return type === 'boolean'
    ? { ...kind, correct_answer: 'True', incorrect_answers: ['False'] }
    : { ...kind, correct_answer: "It's so", incorrect_answers: ['It\u2019s not', '“Maybe”', 'Not & never'] };
}
