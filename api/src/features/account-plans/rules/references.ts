import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';

/** The client of a plan, held against being archived or merged. Throws 422 `reference` and `client-archived` beside `client_id`. */
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

/** The name of somebody of the team; undefined for somebody who isn't on it any more. */
export const findTeammate = async (
  { db, organization }: Context,
  id: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('members')
    .select('name')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found?.name;
};

/** The same, of whom a field names. Throws 422 `reference` beside it. */
export const requireTeammate = async (
  context: Context,
  field: 'owner_id' | 'sponsor_id',
  id: string,
): Promise<string> => {
  const found = await findTeammate(context, id);
  if (found === undefined) throw brokenRule('reference', field, 'Choose a person from the list.');
  return found;
};

/** The plan that a new one of a client is begun from. Throws 422 `reference` beside `from_plan_id`. */
export const requireSource = async ({ db, organization }: Context, id: string, client_id: string) => {
  const source = await db
    .selectFrom('account_plans')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  if (!source)
    throw brokenRule('reference', 'from_plan_id', 'Choose a plan of the same client to begin from.');
  return source;
};

/** A plan that another one is begun from. */
export type SourcePlan = Awaited<ReturnType<typeof requireSource>>;
