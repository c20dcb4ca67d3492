import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const DOCKER = resolve(import.meta.dirname, '../../../docker');

export const dockerFile = (name: string) => readFileSync(join(DOCKER, name), 'utf8');

/** The documents of a YAML file under `docker/`. @throws Error if it is not valid YAML 1.2, or repeats a key */
export function documents(name: string): unknown[] {
  return parseAllDocuments(dockerFile(name), { strict: true, uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as unknown;
  });
}
