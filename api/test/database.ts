import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A migrated database of this worker's own, and statements on it that row-level security doesn't hide. */
export interface TestDatabase {
  readonly url: string;
  /** Runs a statement as the owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const named = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`);

/** Copies the migrated template into a database with a name of its own. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template_muster strategy file_copy`);
  const url = named(server, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The pool ends a moment before its connections do, and dropping the database tells them so.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  return {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows,
    close: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two workers copying one template at once wait for each other instead of failing.
    await client.query('select pg_advisory_lock(5417002)');
    await client.query(statement);
  } finally {
    await client.end();
  }
};
