import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const OLDEST = 18;
const LOCK = 5_417_001;

/** A database that can't be used; the message is one sentence for the person who runs Muster. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

/**
 * Brings the database at `url` up to date, each file of `api/migrations` once, in order, in one transaction.
 * Returns the names that were new. Throws {@link UnusableDatabase} when it can't be reached or is too old.
 */
export const migrate = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect().catch((error: Error) => {
    throw new UnusableDatabase(
      `The database can't be reached (${error.message || 'no answer'}): check DATABASE_URL.`,
    );
  });
  try {
    await refuseOld(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepare(client);
    return await applyNew(client);
  } finally {
    await client.end();
  }
};

const refuseOld = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST)
    throw new UnusableDatabase(`The database is PostgreSQL ${version}, and Muster needs ${OLDEST} or newer.`);
};

/** Roles belong to the whole server, so another database of it may have made them already. */
const prepare = async (client: pg.Client): Promise<void> => {
  for (const role of ['muster_app', 'muster_reader', 'muster_eraser', 'muster_auditor']) {
    await client.query(`do $$ begin
      create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(`grant ${role} to current_user with set true`);
  }
  await client.query(
    `grant usage on schema public to muster_app, muster_reader, muster_eraser, muster_auditor;
     grant create on schema public to muster_reader, muster_eraser, muster_auditor`,
  );
  await client.query(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
     alter table migrations enable row level security; alter table migrations force row level security`,
  );
  await client.query(
    `do $$ begin create policy migrating on migrations to current_user using (true); exception when duplicate_object then null; end $$`,
  );
};

const applyNew = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const known = new Set(rows.map((row) => row.name));
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql') && !known.has(file)).sort();
  for (const file of files) await apply(client, file);
  return files;
};

const apply = async (client: pg.Client, file: string): Promise<void> => {
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [file]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
};
