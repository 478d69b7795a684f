import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';
import { listSettled, WORDS } from '../queries/words.ts';
import { moveEntries } from './move-entries.ts';

/**
 * Approves what was just submitted and nobody has a word on (an organization without approvals, whoever heads one), and what is
 * within plan: that gets every word that it needs, from no one.
 */
export const approveSubmitted = async (
  context: Context,
  submitted: readonly EntryRow[],
  withinPlan: readonly EntryRow[],
): Promise<void> => {
  const settled = await listSettled(
    context,
    submitted.map(({ id }) => id),
  );
  const automatic = withinPlan.filter(({ id }) => !settled.has(id));
  await moveEntries(context, submitted.filter(({ id }) => settled.has(id)).map(asSubmitted), 'approve');
  await giveAutomatic(
    context,
    automatic.map(({ id }) => id),
  );
  await moveEntries(context, automatic.map(asSubmitted), 'approve', null, { automatic: 'within-plan' });
};

const asSubmitted = ({ id, project_id }: EntryRow) => ({ id, project_id, status: 'submitted' as const });

const giveAutomatic = async ({ db, organization }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`insert into activity_approvals (org_id, entry_id, step, automatic, created_by)
    select activity_entries.org_id, activity_entries.id, w.step, true, null
    from activity_entries
    join organizations on organizations.org_id = activity_entries.org_id
    join members on members.org_id = activity_entries.org_id and members.id = activity_entries.member_id
    left join projects on projects.org_id = activity_entries.org_id and projects.id = activity_entries.project_id
    cross join lateral ${WORDS}
    where activity_entries.org_id = ${organization} and activity_entries.id = any(${ids}::uuid[]) and not w.given`.execute(
    db,
  );
};
