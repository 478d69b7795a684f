import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { loginOf } from './login.ts';
import { prepareLogin } from './prepare-login.ts';
import { UnusableDatabase } from './unusable-database.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const OLDEST = 18;
const LOCK = 5_417_001;
/** Own the functions that run with other rights than the caller's. */
const OWNERS = ['muster_reader', 'muster_eraser', 'muster_auditor', 'muster_reporter', 'muster_notifier'];

/** The roles that every database of a server has in common; nobody logs in as one. */
export const ROLES = ['muster_app', ...OWNERS];

/**
 * Brings the database at `url` up to date, each file of `api/migrations` once, in order, in one transaction, and lets the
 * API's login in (`given`, else one of its own). Returns the names that were new. Throws {@link UnusableDatabase} when the
 * database can't be reached or is too old, or the login can't be used.
 */
export const migrate = async (url: string, given?: string): Promise<string[]> => {
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
    const applied = await applyNew(client);
    await prepareLogin(client, loginOf(url, given));
    return applied;
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
  for (const role of ROLES) {
    await client.query(`do $$ begin
      create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(`grant ${role} to current_user with set true`);
  }
  await client.query(
    `grant usage on schema public to ${ROLES.join(', ')};
     grant create on schema public to ${OWNERS.join(', ')}`,
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
