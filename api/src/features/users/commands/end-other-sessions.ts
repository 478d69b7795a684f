import { sql } from 'kysely';
import type { PersonContext } from '../../../platform/context.ts';

/** Ends every sign-in of the person at the embedded provider but the one that asks; answers how many. */
export const endOtherSessions = async ({ db, person, session }: PersonContext): Promise<number> => {
  const { rows } = await sql<{
    ended: number;
  }>`select idp.end_other_sessions(${person.sub}, ${session}) as ended`.execute(db);
  return rows[0]?.ended ?? 0;
};
