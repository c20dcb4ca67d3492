import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/testing/checkout.js';
import { MIRROR } from './images.js';

export const COMPOSE_FILE = resolve(ROOT, 'docker/compose.yaml');

const text = readFileSync(COMPOSE_FILE, 'utf8');
const { services } = parse(text) as { services: Record<string, { image: string }> };

/** The environment without the variables of the Compose file, which belong to the installation on this machine. */
export function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name)));
}

/** A file that Compose merges into the real one: images, a way into the database, and instances of another release. */
export function overrides(postgresPort: number, image: string, previous: string): string {
  const mirrored = Object.entries(services).map(([name, service]) => [
    name,
    { image: MIRROR + service.image },
  ]);
  const merged = {
    ...Object.fromEntries(mirrored),
    app: { image },
    postgres: { image: MIRROR + services['postgres']?.image, ports: [`127.0.0.1:${postgresPort}:5432`] },
    previous: {
      extends: { file: COMPOSE_FILE, service: 'app' },
      image: previous,
      profiles: ['previous'], // starts only when it is named
      networks: { default: { aliases: ['app'] } }, // the load balancer finds its instances under this name
      deploy: { replicas: 1 },
    },
  };
  return JSON.stringify({ services: merged });
}
