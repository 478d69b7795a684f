import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database of a test file's own, in the PostgreSQL of the run. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `identity_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template0`);
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
