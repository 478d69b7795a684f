import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { listDeletionObstacles } from '../queries/deletion.ts';

interface DeletionInput {
  /** The account's own address, typed again. */
  readonly email: string;
  /** Whether the account at the identity provider is ours to delete as well. */
  readonly embedded: boolean;
}

/**
 * Deletes the person who asks: what is personal goes, what their organizations need stays under a pseudonym, and no token of
 * theirs counts any more. Throws 422 for another address, the only administrator and the only owner of an organization.
 */
export const deleteAccount = async (
  { db, person, requestId, afterCommit, forget }: PersonContext,
  { email, embedded }: DeletionInput,
): Promise<void> => {
  if (email.toLowerCase() !== person.email.toLowerCase())
    throw brokenRule('email-differs', 'email', `Enter ${person.email}, the address of this account.`);
  // Two who leave at the same moment wait for each other, so that neither takes the other for the one who stays.
  await sql`select pg_advisory_xact_lock(5417004)`.execute(db);
  const [obstacle] = await listDeletionObstacles(db, person.sub);
  if (obstacle) throw brokenRule(obstacle.rule, '', obstacle.message);
  await sql`select forget_person(${requestId}, ${person.emailVerified})`.execute(db);
  if (embedded) await sql`select idp.delete_account(${person.sub})`.execute(db);
  afterCommit(() => forget(person.sub));
};
