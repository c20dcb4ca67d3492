import { isIP } from 'node:net';
import { z } from 'zod';

/** An OpenID Connect provider at which users may sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the button. */
  label: string;
}

/** The settings from the environment, parsed at the start. Also their injection token. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly dataDir: string;
  abstract readonly databaseUrl: string;
  /** If absent, there is only one instance, and messages stay inside the process. */
  abstract readonly redisUrl?: string | undefined;
  abstract readonly jwtSecret: string;
  /** Other origins that may make calls with credentials. */
  abstract readonly allowedOrigins: string[];
  /** The origin at which browsers reach the server, for links in mails. Set if there is mail. */
  abstract readonly publicUrl?: string | undefined;
  /** The server that sends mail, and its sender. If absent, there is no mail. */
  abstract readonly smtpUrl?: string | undefined;
  abstract readonly mailFrom?: string | undefined;
  /** Addresses of proxies whose X-Forwarded headers are trusted. */
  abstract readonly trustProxy: string[];
  abstract readonly roomCapacity: number;
  abstract readonly questionProvider: 'bank' | 'opentdb' | 'auto';
  abstract readonly opentdbUrl: string;
  abstract readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** If absent, there are no metrics. */
  abstract readonly metricsToken?: string | undefined;
  /** The OpenTelemetry collector to which traces are sent. If absent, there are none. */
  abstract readonly otlpEndpoint?: string | undefined;
  /** Multiplies every rate limit; 0 disables them. */
  abstract readonly rateLimitScale: number;
  /** If absent, users sign in with a password or a passkey only. */
  abstract readonly oidc?: OidcSettings | undefined;
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to);

const list = (isItem: (item: string) => boolean) =>
  z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ''))
    .refine((items) => items.every(isItem));

const url = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** Codes and tokens travel over https, except on the same machine. */
const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !search && !hash;
};

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  const isNetwork = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest;
  return PROXY_GROUPS.includes(text) || (isNetwork && rest.length === 0);
};

export const DEFAULT_OPENTDB_URL = 'https://opentdb.com';

const MAIL_NEEDS = ['PUBLIC_URL', 'MAIL_FROM'] as const;

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  JWT_SECRET: z.string().min(32),
  ALLOWED_ORIGINS: list(isOrigin).default([]),
  PUBLIC_URL: z.string().refine(isOrigin).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  TRUST_PROXY: list(isProxy).default([]),
  ROOM_CAPACITY: wholeNumber(1, 100_000).default(2_000),
  QUESTION_PROVIDER: z.enum(['bank', 'opentdb', 'auto']).default('bank'),
  OPENTDB_URL: url('http:', 'https:').default(DEFAULT_OPENTDB_URL),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().regex(/^\S+$/).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/)
    .transform(Number)
    .default(1),
  OIDC_ISSUER: z.string().refine(isIssuer).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(30).optional(),
});

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** What must be set, since something else is. */
function needed(value: Partial<Values>): readonly (keyof Values)[] {
  const mail = value.SMTP_URL === undefined ? [] : MAIL_NEEDS;
  return [...mail, ...(OIDC.some((name) => value[name] !== undefined) ? OIDC : [])];
}

const environment = variables.check(({ value, issues }) => {
  for (const name of needed(value))
    if (value[name] === undefined) issues.push({ code: 'custom', path: [name], input: undefined });
});
type Values = z.output<typeof variables>;

function oidcOf({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL }: Values) {
  if (!issuer || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  const label = OIDC_LABEL ?? new URL(issuer).hostname;
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, label };
}

const EXPECTED: Record<string, string> = {
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'a postgres:// address',
  REDIS_URL: 'a redis:// address',
  JWT_SECRET: 'a secret of at least 32 characters',
  ALLOWED_ORIGINS: 'origins such as https://quiz.example, separated by commas',
  PUBLIC_URL: 'the origin of this server, such as https://quiz.example; SMTP_URL needs it',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an email address, or Name <address>; SMTP_URL needs it',
  TRUST_PROXY: 'addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  ROOM_CAPACITY: 'a whole number from 1 to 100000',
  QUESTION_PROVIDER: 'bank, opentdb or auto',
  OPENTDB_URL: 'an http:// or https:// address',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  METRICS_TOKEN: 'a text without spaces',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an http:// or https:// address',
  RATE_LIMIT_SCALE: 'a number of 0 or more',
  OIDC_ISSUER:
    'the https:// address of an OpenID Connect provider, together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  OIDC_CLIENT_ID: 'set together with OIDC_ISSUER',
  OIDC_CLIENT_SECRET: 'set together with OIDC_ISSUER',
  OIDC_LABEL: 'a name of at most 30 characters',
};

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws Error with a one-line message that names each missing or invalid variable, without its value.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    const faults = names.map((name) => `${name} must be ${EXPECTED[name] ?? 'text'}`);
    throw new Error(`Wrong settings: ${faults.join('; ')}.`);
  }
  const values = result.data;
  return {
    oidc: oidcOf(values),
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    jwtSecret: values.JWT_SECRET,
    allowedOrigins: values.ALLOWED_ORIGINS,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    trustProxy: values.TRUST_PROXY,
    roomCapacity: values.ROOM_CAPACITY,
    questionProvider: values.QUESTION_PROVIDER,
    opentdbUrl: values.OPENTDB_URL,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimitScale: values.RATE_LIMIT_SCALE,
  };
}
