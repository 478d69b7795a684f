import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database of a test file's own, in the PostgreSQL of the run. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `identity_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template template0`));
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    drop: () =>
      onServer(server, async (client) => {
        await untilUnused(client, name);
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** A pool that has ended takes a moment longer to close its connections, which must not be cut meanwhile. */
async function untilUnused(client: Client, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) return;
    await pause(20);
  }
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
