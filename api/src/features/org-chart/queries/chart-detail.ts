import { sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import { notFound } from '#contract/errors.ts';
import type { ChartDetail } from '#contract/org-chart/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { readUtilisation } from '../../capacity/queries.ts';
import { findNextLeave } from '../../leave/queries.ts';

/** What is said of somebody beside the chart. Throws 404 for a missing or foreign one. */
export const readDetail = async (context: Context, id: string): Promise<ChartDetail> => {
  const { db, organization } = context;
  const found = await db
    .selectFrom('members')
    .select(['id', 'phone', 'email', 'start_date', 'version'])
    .select(sql<number | null>`target_utilisation_pct::int`.as('target'))
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('person');
  const { target, ...person } = found;
  const { permissions } = context.person;
  const readsTeam = permissions.can('read', '/members', organizationDomain(organization));
  const [used, leave] = await Promise.all([readUtilisation(context, id), findNextLeave(context, id)]);
  return {
    ...person,
    utilisation_pct: used?.pct ?? null,
    target_utilisation_pct: used || readsTeam ? target : null,
    leave: leave ?? null,
  };
};
