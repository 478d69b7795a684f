import type { Inside } from '../../../platform/reactions.ts';
import { holdPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';

interface Within extends Pick<Inside, 'db'> {
  readonly organization: string;
}

/**
 * Counts anew how well those who count are known in the plans that name these contacts, since somebody left or came back. What a closed plan
 * came to stays as it was. Nobody wrote in them: their versions and the ages of their parts stay.
 */
export const followContacts = async (
  { db, organization }: Within,
  contacts: readonly string[],
): Promise<void> => {
  const plans = await db
    .selectFrom('account_plans as p')
    .innerJoin('plan_stakeholders as s', (join) =>
      join.onRef('s.org_id', '=', 'p.org_id').onRef('s.plan_id', '=', 'p.id'),
    )
    .select('p.id')
    .distinct()
    .where('p.org_id', '=', organization)
    .where('s.contact_id', 'in', contacts)
    .where('p.status', '<>', 'closed')
    .orderBy('p.id')
    .execute();
  for (const { id } of plans) {
    const { client_id } = await holdPlan({ db, organization }, id);
    const place = { db, organization, plan: id, client: client_id, seesDealsheets: false };
    await db
      .updateTable('account_plans')
      .set(await countItems(place, 'stakeholder'))
      .where('org_id', '=', organization)
      .where('id', '=', id)
      .execute();
  }
};
