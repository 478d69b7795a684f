import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Ends one of the person's sign-ins at the embedded provider. Throws 404 for one that isn't theirs or has ended. */
export const endSession = async ({ db, person }: PersonContext, id: string): Promise<void> => {
  const { rows } = await sql<{
    ended: boolean;
  }>`select idp.end_session(${person.sub}, ${id}) as ended`.execute(db);
  if (!rows[0]?.ended) throw notFound('sign-in');
};
