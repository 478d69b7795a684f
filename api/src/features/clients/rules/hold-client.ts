import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockClient } from '../queries.ts';

/** Holds a client until the transaction ends, so that what belongs to it changes one after another. Throws 404, 422 `archived`. */
export const holdClient = async (context: Context, id: string): Promise<void> => {
  const client = await lockClient(context, id);
  if (!client) throw notFound('client');
  if (client.archived_at)
    throw brokenRule('archived', '', 'This client is archived: restore it before you change it.');
};
