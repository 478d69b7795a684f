import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The account that PostgreSQL runs as when we are root, because the server refuses to be root. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

const NAME = 'muster';
const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Options for a child process that runs as `user` and needs nothing of our surroundings. */
export function runAs(user: ServerUser | undefined) {
  return { cwd: '/', env, ...(user && { uid: user.uid, gid: user.gid }) };
}

/**
 * The account for a cluster: nobody else when we aren't root, the owner of a cluster that is there already,
 * else the account `muster`, which is created on first use.
 */
export function serverUser(cluster: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const user = account(NAME) ?? create() ?? account('postgres') ?? account('nobody');
  if (!user)
    throw new Error(`PostgreSQL can't run as root, and no account "${NAME}" could be created for it.`);
  return user;
}

/** Whether this account can enter a folder or run a file, whatever modes and access lists say. */
export function canEnter(path: string, user: ServerUser): boolean {
  return spawnSync('test', ['-x', path], runAs(user)).status === 0;
}

function create(): ServerUser | undefined {
  spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
    {
      env,
    },
  );
  return account(NAME);
}

function account(name: string): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { env, encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}
