import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findByClient } from '../queries/find-entry.ts';

/**
 * What the caller's device sent before under a name, which is held until the transaction ends; undefined where nothing was.
 * Throws 422 `client-uuid-taken` where somebody else has sent it.
 */
export const findSent = async (context: Context, project: string, clientUuid: string | null) => {
  if (!clientUuid) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended('ops log ' || ${clientUuid}::text, 0))`.execute(
    context.db,
  );
  const found = await findByClient(context, project, clientUuid);
  if (found && found.author_id !== context.member)
    throw brokenRule(
      'client-uuid-taken',
      'client_uuid',
      'Somebody else sent an entry under this id: make a new one.',
    );
  return found;
};
