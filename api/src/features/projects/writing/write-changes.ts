import { type Selectable, sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import type { DB } from '../../../platform/tables.ts';
import { requireProject } from '../queries/read-project.ts';
import { settledPlan } from '../rules/account-plan.ts';
import { checkProject } from '../rules/check-project.ts';
import { settledHealth, sorted } from '../rules/derived-fields.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { settledMilestones, toldMilestones } from '../rules/settled-milestones.ts';
import { writeParts } from './write-parts.ts';

type Row = Selectable<DB['projects']>;

/** Another preset, or revision of it, that a project is made from; null ones where it is taken off. */
export interface PresetMark {
  readonly columns: Pick<Row, 'preset_id' | 'preset_revision'>;
  readonly changes: Changes;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Writes fields of a locked row by the rules of a project, with what is told of it; without a difference nothing. Another client takes
 * the account plan off. A `mark` says that a
 * preset does so, which its own locks don't hold off.
 */
export const writeChanges = async (
  context: Context,
  row: Row,
  given: ProjectChanges,
  mark?: PresetMark,
): Promise<void> => {
  const { id } = row;
  const input = { ...given, ...settledPlan(row, given) };
  const before = await requireProject(context, id);
  if (input.currency && input.currency !== row.currency && (before.bill_minor || before.cost_minor))
    throw brokenRule('currency-fixed', 'currency', 'Time is already priced in this currency: keep it.');
  const after = { ...row, ...input };
  await checkProject(context, after, input, id);
  const { service_type_ids, milestones: promised, ...columns } = input;
  const writer = { member: context.member, today: before.today };
  const milestones = promised && settledMilestones(promised, before.milestones, writer);
  const changes = {
    ...mark?.changes,
    ...changesOf(before, row, {
      ...input,
      ...(milestones ? { milestones: toldMilestones(milestones) } : {}),
    }),
  };
  if (Object.keys(changes).length === 0) return;
  if (!mark) await requireUnlocked(context, row, Object.keys(changes));
  await context.db
    .updateTable('projects')
    .set({
      ...columns,
      ...(input.alert_pcts ? { alert_pcts: sorted(input.alert_pcts) } : {}),
      ...settledHealth(context, after, row),
      ...mark?.columns,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await writeParts(context, id, { service_type_ids, milestones });
  await context.record({
    ...{ type: 'project.updated', subject: { type: 'project', id }, project: id, changes },
    ...(mark ? { data: mark.data } : {}),
  });
};

const changesOf = (
  { service_types, milestones }: Awaited<ReturnType<typeof requireProject>>,
  row: Row,
  input: object,
): Changes =>
  changesBetween(
    {
      ...row,
      service_type_ids: service_types.map((service) => service.id),
      milestones: toldMilestones(milestones),
    },
    input,
  );
