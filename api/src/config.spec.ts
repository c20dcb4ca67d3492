import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';

const needed = {
  DATABASE_URL: 'postgres://quiz:quiz@db:5432/quiz',
  JWT_SECRET: 'thirty-two characters are enough',
};

describe('parseConfig', () => {
  it('requires only a database and a secret', () => {
    expect(parseConfig(needed)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: needed.DATABASE_URL,
      redisUrl: undefined,
      jwtSecret: needed.JWT_SECRET,
      allowedOrigins: [],
      publicUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustProxy: [],
      roomCapacity: 2_000,
      questionProvider: 'bank',
      opentdbUrl: 'https://opentdb.com',
      logLevel: 'info',
      metricsToken: undefined,
      rateLimitScale: 1,
    });
  });

  it('reads every variable', () => {
    const config = parseConfig({
      ...needed,
      PORT: '8080',
      REDIS_URL: 'redis://cache:6379',
      ALLOWED_ORIGINS: 'https://quiz.example, http://localhost:5173',
      TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/8,192.0.2.1',
      ROOM_CAPACITY: '10000',
      QUESTION_PROVIDER: 'auto',
      RATE_LIMIT_SCALE: '0.5',
    });
    expect(config).toMatchObject({
      port: 8080,
      redisUrl: 'redis://cache:6379',
      allowedOrigins: ['https://quiz.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
      roomCapacity: 10_000,
      questionProvider: 'auto',
      rateLimitScale: 0.5,
    });
  });

  const mail = {
    SMTP_URL: 'smtps://user:word@mail.example:465',
    MAIL_FROM: 'Fourtell <quiz@example.org>',
    PUBLIC_URL: 'https://quiz.example',
  };

  it('reads the settings of mail', () => {
    expect(parseConfig({ ...needed, ...mail })).toMatchObject({
      smtpUrl: mail.SMTP_URL,
      mailFrom: mail.MAIL_FROM,
      publicUrl: mail.PUBLIC_URL,
    });
  });

  it.each(['MAIL_FROM', 'PUBLIC_URL'])('requires %s for mail', (name) => {
    expect(() => parseConfig({ ...needed, ...mail, [name]: '' })).toThrow(`${name} must be`);
  });

  const provider = {
    OIDC_ISSUER: 'https://id.example/realms/school',
    OIDC_CLIENT_ID: 'fourtell',
    OIDC_CLIENT_SECRET: 'secret',
  };

  it('reads the settings of another provider, which is named after its host without a label', () => {
    const oidc = { issuer: provider.OIDC_ISSUER, clientId: 'fourtell', clientSecret: 'secret' };
    expect(parseConfig({ ...needed, ...provider }).oidc).toEqual({ ...oidc, label: 'id.example' });
    const labelled = parseConfig({ ...needed, ...provider, OIDC_LABEL: 'School' });
    expect(labelled.oidc).toEqual({ ...oidc, label: 'School' });
  });

  it.each(Object.keys(provider))('requires %s for another provider', (name) => {
    expect(() => parseConfig({ ...needed, ...provider, [name]: '' })).toThrow(`${name} must be`);
  });

  it('treats an empty variable as not set', () => {
    expect(parseConfig({ ...needed, PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 3000 });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://db/quiz'],
    ['DATABASE_URL', undefined],
    ['REDIS_URL', 'cache:6379'],
    ['JWT_SECRET', 'too short'],
    ['JWT_SECRET', undefined],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://quiz.example/path'],
    ['PUBLIC_URL', 'https://quiz.example/'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Fourtell'],
    ['MAIL_FROM', 'Fourtell <quiz@example.org>\r\nBcc: all@example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['ROOM_CAPACITY', '0'],
    ['QUESTION_PROVIDER', 'mine'],
    ['OPENTDB_URL', 'ftp://opentdb.com'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'two words'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['OIDC_ISSUER', 'http://id.example'],
    ['OIDC_ISSUER', 'id.example'],
    ['OIDC_LABEL', 'a'.repeat(31)],
  ])('throws an error that names %s if it is %s', (name, value) => {
    expect(() => parseConfig({ ...needed, [name]: value })).toThrow(
      new RegExp(`^Wrong settings: ${name} must be [^\\n]+\\.$`),
    );
  });

  it('does not repeat an invalid secret', () => {
    expect(() => parseConfig({ ...needed, JWT_SECRET: 'hush' })).toThrow(/^(?!.*hush)/);
  });
});
