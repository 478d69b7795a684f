import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE } from './binaries.ts';
import { canEnter, type ServerUser, serverUser } from './server-user.ts';

/** Where a cluster lies and who runs it. */
export interface Place {
  /** the folder that DATA_DIR names, without symbolic links */
  dataDir: string;
  /** PostgreSQL's own data folder */
  cluster: string;
  /** superuser's password, known to this folder only */
  password: string;
  user: ServerUser | undefined;
}

const paths = (dataDir: string) => ({
  pointer: join(dataDir, 'postgres-location'),
  password: join(dataDir, 'postgres-password'),
});

/** What lies in a data folder, or nothing when no cluster was ever made there. Changes nothing. */
export function findPlace(dataDir: string): Pick<Place, 'cluster' | 'password'> | undefined {
  const { pointer, password } = paths(dataDir);
  if (!existsSync(password)) return undefined;
  const base = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : realpathSync(dataDir);
  return { cluster: join(base, 'postgres'), password: readFileSync(password, 'utf8') };
}

/** The place for a data folder, made where it is missing: under /var/lib/muster if the server's account can't enter it. */
export function preparePlace(folder: string, say: (line: string) => void): Place {
  mkdirSync(folder, { recursive: true });
  const dataDir = realpathSync(folder);
  const { pointer, password } = paths(dataDir);
  if (!existsSync(password)) {
    if (existsSync(join(dataDir, 'postgres')))
      throw new Error(`${password}, the password of the rows beside it, is gone.`);
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  const found = findPlace(dataDir);
  if (!found) throw new Error(`${password} can't be read.`);
  const user = serverUser(found.cluster);
  if (!user || existsSync(pointer) || canEnter(dataDir, user)) return { dataDir, user, ...found };
  const base = elsewhere();
  writeFileSync(pointer, `${base}\n`);
  say(`PostgreSQL runs as ${user.name}, who can't enter ${dataDir}: its data is in ${base}.`);
  return { dataDir, user, ...found, cluster: join(base, 'postgres') };
}

function elsewhere(): string {
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  const base = mkdtempSync(join(ELSEWHERE, 'data-'));
  chmodSync(base, 0o755);
  return base;
}
