import { sql } from 'kysely';
import type { SignInSession } from '#contract/users/session-endpoints.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** The person's living sign-ins at the embedded provider, the last used first; the one that asks is marked. */
export const listSessions = async ({ db, person, session }: PersonContext): Promise<SignInSession[]> => {
  const { rows } = await sql<
    Omit<SignInSession, 'current'>
  >`select id, device, address, created_at, last_used_at from idp.sessions_of(${person.sub})`.execute(db);
  return rows.map((row) => ({ ...row, current: row.id === session }));
};
