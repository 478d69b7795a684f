import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { openParts, PLAN_PARTS } from '../queries/handovers.ts';

/** Hands over what somebody has to do in account plans; the trail of each plan tells of it. */
export const handOverParts = async (
  { db, organization, record }: Pick<Context, 'db' | 'organization' | 'record'>,
  {
    from,
    to,
  }: {
    readonly from: { readonly id: string; readonly name: string };
    readonly to: { readonly id: string; readonly name: string };
  },
): Promise<void> => {
  for (const part of PLAN_PARTS) {
    const { rows } = await sql<{ id: string; plan_id: string; plan: string; item: string }>`
      with theirs as (
        select i.id, i.plan_id, a.name as plan, left(${sql.raw(part.label)}, 120) as item ${openParts(part)}
          and i.owner_id = ${from.id}::uuid),
      passed as (
        update ${sql.table(part.table)} p set owner_id = ${to.id}::uuid from theirs t
        where p.org_id = ${organization}::uuid and p.id = t.id)
      select * from theirs`.execute(db);
    await record(
      ...rows.map(
        ({ id, plan_id, plan, item }): NewEvent => ({
          type: 'plan-item.changed',
          subject: { type: 'account-plan', id: plan_id },
          changes: { owner: [from.name, to.name] },
          data: { plan, kind: part.kind, item, item_id: id },
        }),
      ),
    );
  }
};
