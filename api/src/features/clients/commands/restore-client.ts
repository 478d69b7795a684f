import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockClient } from '../queries.ts';

/** Brings an archived client back; restoring one that isn't archived changes nothing. Throws 422 for a merged one. */
export const restoreClient = async (context: Context, id: string): Promise<void> => {
  const client = await lockClient(context, id);
  if (!client) throw notFound('client');
  if (!client.archived_at) return;
  if (client.merged_into_id)
    throw brokenRule('merged', '', 'This client went into another one: undo the merging instead.');
  await context.db
    .updateTable('clients')
    .set({ archived_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'client.restored', subject: { type: 'client', id } });
};
