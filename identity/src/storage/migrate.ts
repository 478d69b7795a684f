import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { withLock } from './lock.ts';

const DIRECTORY = new URL('../../migrations/', import.meta.url);

/** Brings the schema `idp` up to date. Safe to call from several processes at once, and again. */
export async function migrateIdentity(pool: Pool): Promise<void> {
  await withLock(pool, applyMissing);
}

async function applyMissing(client: PoolClient): Promise<void> {
  const files = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.sql')).sort();
  const applied = await appliedNames(client);
  for (const file of files.filter((name) => !applied.has(name))) {
    const sql = await readFile(new URL(file, DIRECTORY), 'utf8');
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into idp.migrations (name) values ($1)', [file]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`The identity migration ${file} failed.`, { cause: error });
    }
  }
}

async function appliedNames(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ present: boolean }>(
    "select to_regclass('idp.migrations') is not null as present",
  );
  if (!rows[0]?.present) {
    await client.query(`create schema if not exists idp;
      create table idp.migrations (name text primary key, applied_at timestamptz not null default now())`);
  }
  const applied = await client.query<{ name: string }>('select name from idp.migrations');
  return new Set(applied.rows.map((row) => row.name));
}
