import { addDays } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';

/** Seconds and minor units that a project has used: in all, or in a month (`YYYY-MM`). */
export const findSpent = async (
  context: Context,
  project: string,
  month: string | null,
): Promise<{ seconds: number; bill_minor: number }> => {
  const spent = await (month ? spentInMonth(context, project, month) : spentInAll(context, project));
  return { seconds: Number(spent?.seconds ?? 0), bill_minor: Number(spent?.bill_minor ?? 0) };
};

const spentInAll = ({ db, organization }: Context, project: string) =>
  db
    .selectFrom('project_totals')
    .select(['seconds', 'bill_minor'])
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .executeTakeFirst();

const spentInMonth = ({ db, organization }: Context, project: string, month: string) =>
  db
    .selectFrom('project_days')
    .select(({ fn }) => [fn.sum('seconds').as('seconds'), fn.sum('bill_minor').as('bill_minor')])
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('work_date', '>=', `${month}-01`)
    .where('work_date', '<', `${addDays(`${month}-01`, 31).slice(0, 7)}-01`)
    .executeTakeFirst();
