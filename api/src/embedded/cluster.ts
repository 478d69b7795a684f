import { execFile } from 'node:child_process';
import {
  accessSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { runAs } from './server-user.ts';

/** The superuser of an embedded cluster. */
export const SUPERUSER = 'muster';

const VERSION = '18';

/** Makes the cluster where there is none. A first start that is cut off leaves a draft, never half a cluster. */
export async function createCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  if (existsSync(place.cluster)) return checkCluster(place.cluster);
  const draft = `${place.cluster}.new`;
  const passwordFile = `${place.cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  if (place.user) for (const path of [draft, passwordFile]) chownSync(path, place.user.uid, place.user.gid);
  try {
    await promisify(execFile)(binaries.initdb, initdbFlags(draft, passwordFile, durable), runAs(place.user));
  } catch (error) {
    throw new Error(`PostgreSQL could not make its data folder ${place.cluster}.`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, place.cluster);
}

function initdbFlags(folder: string, passwordFile: string, durable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync', '--no-data-checksums']),
  ];
}

function checkCluster(cluster: string): void {
  const file = join(cluster, 'PG_VERSION');
  try {
    accessSync(file);
  } catch {
    throw new Error(
      `${cluster} belongs to another account: start as that one, or give another folder in DATA_DIR.`,
    );
  }
  const version = readFileSync(file, 'utf8').trim();
  if (version !== VERSION)
    throw new Error(`${cluster} was made by PostgreSQL ${version}; Muster needs ${VERSION}.`);
}
