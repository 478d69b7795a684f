import type { Context } from '../../../platform/context.ts';

/** The active account plans of clients, of which each has one at most, by name. */
export const findActivePlans = ({ db, organization }: Context, clients: readonly string[]) =>
  db
    .selectFrom('account_plans')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('client_id', 'in', clients)
    .where('status', '=', 'active')
    .orderBy('name')
    .execute();
