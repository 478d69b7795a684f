import { sql } from 'kysely';
import type { PlanPlace } from './place.ts';

/** The organization's day. */
export const readToday = async ({ db }: PlanPlace): Promise<string> => {
  const { rows } = await sql<{ today: string }>`select muster_today() as today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has no day.');
  return row.today;
};
