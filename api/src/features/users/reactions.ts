import type { Databases } from '../../platform/postgres/database.ts';

/** By then nothing that began before a deletion can still be running: the longest statement takes 30 s, a pause 60 s. */
const SETTLED_MS = 120_000;
/** 16 MB of a table at a time. */
const PAGES = 2_000;

/**
 * Takes the last traces of deleted people out of every table, in stretches that hold nobody up; safe to repeat and to break
 * off. `settled` ms have to have passed since the deletion.
 */
export const forgetLastTraces = async (databases: Databases, settled = SETTLED_MS): Promise<void> => {
  const before = new Date(Date.now() - settled).toISOString();
  const { rows } = await databases.query('select forgotten_since($1) as sub', [before]);
  for (const { sub } of rows) await forgetFully(databases, sub);
  await databases.query('select purge_forgotten_people()');
};

const forgetFully = async (databases: Databases, sub: string): Promise<void> => {
  const { rows: tables } = await databases.query('select name, pages from erasable_tables()');
  for (const { name, pages } of tables) {
    for (let first = 0; first < pages; first += PAGES)
      await databases.query('select forget_last_traces($1, $2, $3, $4)', [sub, name, first, first + PAGES]);
  }
  await databases.query('select finish_forgetting($1)', [sub]);
};
