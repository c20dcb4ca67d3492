import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/testing/checkout.js';
import { call, type Found } from './engine.js';

/** A prefix such as `mirror.example/library/`, for machines that cannot reach the usual registry. */
export const MIRROR = process.env['BASE_IMAGES'] ?? '';

/** Builds `docker/Dockerfile` of a source tree. Resolves to the image's name. */
export async function build(found: Found, tree: string, name: 'current' | 'previous'): Promise<string> {
  const image = `localhost/${found.project}:${name}`;
  const dockerfile = join(found.folder, `Dockerfile.${name}`);
  const text = readFileSync(join(tree, 'docker/Dockerfile'), 'utf8');
  writeFileSync(dockerfile, text.replace(/^FROM (?=\w+:)/gm, `FROM ${MIRROR}`));
  await call([found.engine, 'build', '--file', dockerfile, '--tag', image, tree]);
  return image;
}

/** The newest release that the current commit descends from; undefined if there is none. */
export const newestRelease = (): Promise<string | undefined> =>
  call(['git', '-C', ROOT, 'describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']).catch(
    () => undefined,
  );

/** The sources of a commit, in a folder of their own. */
export async function sourcesOf({ folder }: Found, reference: string): Promise<string> {
  const tree = join(folder, 'previous');
  const archive = `${tree}.tar`;
  mkdirSync(tree);
  await call(['git', '-C', ROOT, 'archive', '--output', archive, reference]);
  await call(['tar', '-xf', archive, '-C', tree]);
  return tree;
}
