import type { Context } from '../../../platform/context.ts';

/** The active plan of a client, of which there is one at most. */
export const findActive = ({ db, organization }: Context, client_id: string) =>
  db
    .selectFrom('account_plans')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('client_id', '=', client_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
