import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';

/** The client of a deal, held against being archived or merged. Throws 422 `reference` and `client-archived` beside `client_id`. */
export const keepClient = async (context: Context, id: string) => {
  await keepClients(context, [id]);
  const { db, organization } = context;
  const client = await db
    .selectFrom('clients')
    .select(['id', 'name', 'currency', 'archived_at'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw brokenRule('reference', 'client_id', 'Choose a client from the list.');
  if (client.archived_at)
    throw brokenRule(
      'client-archived',
      'client_id',
      'This client is archived: choose another one, or restore it.',
    );
  return client;
};

/** The name of somebody of the team who owns a deal. Throws 422 `reference` beside `owner_id`. */
export const requireOwner = async ({ db, organization }: Context, id: string): Promise<string> => {
  const owner = await db
    .selectFrom('members')
    .select('name')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw brokenRule('reference', 'owner_id', 'Choose a person from the list.');
  return owner.name;
};
