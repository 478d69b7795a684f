import type { Context } from '../../../platform/context.ts';

/**
 * The plan of whose opportunity a dealsheet was made, if it is still one of `client` and not archived; else null. It is held, so that it
 * stays that client's until the end of the transaction. It says nothing of whether the caller may read it.
 */
export const planOfDeal = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  deal: string,
  client: string,
): Promise<string | null> => {
  const found = await db
    .selectFrom('account_plans as p')
    .select('p.id')
    .where('p.org_id', '=', organization)
    .where('p.client_id', '=', client)
    .where('p.archived_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('plan_opportunities as i')
          .select('i.id')
          .whereRef('i.org_id', '=', 'p.org_id')
          .whereRef('i.plan_id', '=', 'p.id')
          .where('i.dealsheet_id', '=', deal),
      ),
    )
    .forShare()
    .executeTakeFirst();
  return found?.id ?? null;
};
