import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireProject } from '../queries/read-project.ts';
import { checkProject } from '../rules/check-project.ts';
import { settledHealth, sorted } from '../rules/derived-fields.ts';
import { settledMilestones, toldMilestones } from '../rules/settled-milestones.ts';
import { lockProject } from '../writing/lock-project.ts';
import { writeParts } from '../writing/write-parts.ts';

/**
 * Changes fields of a project that isn't archived; without a difference nothing is written. Throws 404, 412, and 422 with the fields of every broken rule; the
 * currency stays once time with money is logged.
 */
export const updateProject = async (context: Context, id: string, input: ProjectChanges): Promise<void> => {
  const row = await lockProject(context, id);
  requireVersion(row, context.version, 'project');
  if (row.status === 'archived')
    throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
  const before = await requireProject(context, id);
  if (input.currency && input.currency !== row.currency && (before.bill_minor || before.cost_minor))
    throw brokenRule('currency-fixed', 'currency', 'Time is already priced in this currency: keep it.');
  const after = { ...row, ...input };
  await checkProject(context, after, input, id);
  const { service_type_ids, milestones: promised, ...columns } = input;
  const writer = { member: context.member, today: before.today };
  const milestones = promised && settledMilestones(promised, before.milestones, writer);
  const changes = changesBetween(
    {
      ...row,
      service_type_ids: before.service_types.map((service) => service.id),
      milestones: toldMilestones(before.milestones),
    },
    { ...input, ...(milestones ? { milestones: toldMilestones(milestones) } : {}) },
  );
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('projects')
    .set({
      ...columns,
      ...(input.alert_pcts ? { alert_pcts: sorted(input.alert_pcts) } : {}),
      ...settledHealth(context, after, row),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await writeParts(context, id, { service_type_ids, milestones });
  await context.record({ type: 'project.updated', subject: { type: 'project', id }, project: id, changes });
};
