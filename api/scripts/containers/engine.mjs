import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const ENGINES = ['docker', 'podman'];
const OLDEST_COMPOSE = 2;
const TIMEOUT_MS = 60_000;

const call = ([program, ...args]) => spawnSync(program, args, { encoding: 'utf8', timeout: TIMEOUT_MS });

/** What a command prints; undefined if it fails. */
function answer(command) {
  const { status, stdout } = call(command);
  return status === 0 ? stdout.trim() : undefined;
}

// Both ask for the service behind the client, so that a client alone does not count as an engine.
const versionOf = (engine) =>
  isPodman(engine)
    ? answer([engine, 'info', '--format', '{{.Version.Version}}'])
    : answer([engine, 'version', '--format', '{{.Server.Version}}']);

const isPodman = (engine) => basename(engine).includes('podman');

/** A Compose that reaches an engine; undefined without one. */
function composeOf(engine) {
  for (const command of [[engine, 'compose'], ['docker-compose']]) {
    const version = answer([...command, 'version', '--short'])?.replace(/^v/, '');
    const isRecent = Number.parseInt(version ?? '', 10) >= OLDEST_COMPOSE;
    if (isRecent && answer([...command, 'ls', '--quiet']) !== undefined) return { command, version };
  }
}

/** Finds a container engine with Compose, or says why there is none. `CONTAINER_ENGINE` names the only one to try. */
export function findEngine(named = process.env.CONTAINER_ENGINE) {
  const missing = [];
  for (const engine of named ? [named] : ENGINES) {
    const version = versionOf(engine);
    const compose = version && composeOf(engine);
    if (compose) {
      const title = `${isPodman(engine) ? 'Podman' : 'Docker'} ${version} with Compose ${compose.version}`;
      return { engine, compose: compose.command, isPodman: isPodman(engine), title };
    }
    const why = version ? `there is no Compose ${OLDEST_COMPOSE} or newer for it` : 'it does not run here';
    missing.push(`${engine}: ${why}`);
  }
  return { missing };
}

/** Removes a project's containers, networks and volumes, and the images that were built for it. */
export function takeDown({ engine, compose }, project) {
  const down = ['down', '--volumes', '--remove-orphans', '--timeout', '0'];
  call([...compose, '--project-name', project, ...down]);
  for (const name of ['current', 'previous'])
    call([engine, 'rmi', '--force', `localhost/${project}:${name}`]);
}
