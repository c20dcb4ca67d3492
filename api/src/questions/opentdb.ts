import type { Difficulty, DrawnQuestion, QuestionType } from '#game/question';
import { questionOf } from './opentdb-text.js';

/** A kind of question in Open Trivia DB. */
export interface Cell {
  category: number;
  difficulty: Difficulty;
  type: QuestionType;
}

/**
 * The outcome of a call. `unknown token` needs a new token and `used up` a reset one; `busy` and `broken` need a backoff.
 */
export type Called =
  | { outcome: 'ok'; questions: DrawnQuestion[]; refused: number }
  | { outcome: 'token'; token: string }
  | { outcome: 'too few' | 'bad parameter' | 'unknown token' | 'used up' | 'busy' | 'broken'; why?: string };

const TIMEOUT_MS = 4_000;
const MAX_BODY_BYTES = 1024 * 1024;
const CODES = ['ok', 'too few', 'bad parameter', 'unknown token', 'used up', 'busy'] as const;

/** HTTP 429. */
class Busy extends Error {}

/** Client of Open Trivia DB's HTTP API (https://opentdb.com/api_config.php), which allows one call per address every 5 s. */
export class OpenTdb {
  constructor(private readonly address: string) {}

  requestToken = (): Promise<Called> => this.callForToken({ command: 'request' });
  resetToken = (token: string): Promise<Called> => this.callForToken({ command: 'reset', token });

  /** Requests 1 to 50 questions of a cell that this token has not received yet. */
  questions({ category, difficulty, type }: Cell, amount: number, token: string): Promise<Called> {
    const kind = { category: `${category}`, difficulty, type };
    const wanted = { amount: `${amount}`, ...kind, encode: 'url3986', token };
    return this.call('/api.php', wanted, ({ response_code: code, results }) => {
      const outcome = CODES[Number(code)];
      if (outcome === undefined) throw new Error(`code ${code}`);
      if (outcome !== 'ok') return { outcome };
      if (!Array.isArray(results)) throw new Error('no results');
      const all = results.map(questionOf);
      const questions = all.filter((question) => question !== undefined);
      return { outcome, questions, refused: all.length - questions.length };
    });
  }

  private callForToken(parameters: Record<string, string>): Promise<Called> {
    return this.call('/api_token.php', parameters, ({ response_code: code, token }) => {
      if (code === 3) return { outcome: 'unknown token' };
      if (code === 5) return { outcome: 'busy' };
      if (code !== 0 || typeof token !== 'string' || !/^[\w-]{1,128}$/.test(token))
        throw new Error(`a token call with code ${code}`);
      return { outcome: 'token', token };
    });
  }

  private async call(
    path: string,
    parameters: Record<string, string>,
    read: (body: Record<string, unknown>) => Called,
  ): Promise<Called> {
    const url = `${this.address}${path}?${new URLSearchParams(parameters)}`;
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await bodyOf(response);
      if (response.status === 429) throw new Busy('HTTP 429');
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return read(Object(JSON.parse(text)));
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      const why = cause?.message ?? message;
      return { outcome: error instanceof Busy ? 'busy' : 'broken', why };
    }
  }
}

/** The body as text. @throws Error if it is larger than 1 MB. */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('a body of more than 1 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
