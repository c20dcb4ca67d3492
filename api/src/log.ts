import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';

// JSON escapes all other control characters. These could forge or hide text in a terminal.
const INVISIBLE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

export function escapeInvisible(line: string): string {
  return line.replace(INVISIBLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Errors of the database driver contain the values of the failed row, so only these fields are logged.
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

// The query of a sign-in call holds secrets. Fastify logs calls whose replies it could not send.
const describeCall = ({ method, url = '' }: { method?: string; url?: string }) => ({
  method,
  path: url.split('?', 1)[0],
});

/** The process's log: one JSON object per line on standard output. */
export function createLog(level: string, write = writeToStdout()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError, req: describeCall },
    },
    { write: (line) => write(escapeInvisible(line)) },
  );
}

function writeToStdout() {
  const stdout = destination(1);
  return (line: string) => {
    stdout.write(line);
  };
}

/** Writes the messages of Nest and of its `Logger`s to the process's log. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}

  // At the start Nest logs each module and route, which is only of use for debugging.
  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    this.write(context && STARTING.has(context) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ) {
    const context = contextOf(rest);
    if (message instanceof Error) return this.pino[level]({ context, err: message }, message.message);
    const stack = level === 'error' && rest.length > 1 ? rest[0] : undefined;
    if (typeof message === 'object') return this.pino[level]({ context, ...message });
    this.pino[level]({ context, stack }, String(message));
  }
}

const STARTING = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
  'WebSocketsController',
]);

const contextOf = (rest: unknown[]) => {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
};
