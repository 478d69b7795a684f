import { sql } from 'kysely';
import type { Arrangement } from '#contract/dashboard/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockArrangement } from '../queries/arrangement.ts';
import { allowedWidgets, keptOrder } from '../rules/arranged.ts';

/** Keeps how the caller wants their page, and answers its version. Throws 412, and 422 `not-on-the-team`, `widget-unknown`. */
export const arrangeDashboard = async (
  context: Context,
  { widgets }: Arrangement,
): Promise<{ version: number; arranged: boolean }> => {
  const { db, organization, member } = context;
  if (!member)
    throw brokenRule('not-on-the-team', '', 'You are not on this team: a page is kept for those who are.');
  const allowed = allowedWidgets(context);
  const stranger = widgets?.find(({ kind }) => !allowed.includes(kind));
  if (stranger)
    throw brokenRule('widget-unknown', 'widgets', `You may not read what is behind “${stranger.kind}”.`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dashboard ${organization} ${member}`}, 0))`.execute(
    db,
  );
  const before = await lockArrangement(context);
  requireVersion(before, context.version, 'dashboard');
  const kept = widgets && keptOrder(before.widgets ?? [], widgets, allowed);
  const values = { widgets: kept && JSON.stringify(kept) };
  const { version } = await db
    .insertInto('dashboard_arrangements')
    .values({ org_id: organization, member_id: member, ...values, version: before.version + 1 })
    .onConflict((conflict) => conflict.columns(['org_id', 'member_id']).doUpdateSet(values))
    .returning('version')
    .executeTakeFirstOrThrow();
  await context.record({ type: 'dashboard.arranged', subject: { type: 'member', id: member } });
  return { version, arranged: kept !== null };
};
