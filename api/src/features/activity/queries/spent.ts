import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';

/** Seconds and minor units of its currency that a project has used: in all, or in a month (`YYYY-MM`). */
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
    .selectFrom('project_days as d')
    .innerJoin('projects as p', (join) =>
      join.onRef('p.org_id', '=', 'd.org_id').onRef('p.id', '=', 'd.project_id'),
    )
    .select(({ fn }) => [
      fn.sum('d.seconds').as('seconds'),
      fn.sum('d.bill_minor').filterWhere(sql<boolean>`is_own_money(d.currency, p.currency)`).as('bill_minor'),
    ])
    .where('d.org_id', '=', organization)
    .where('d.project_id', '=', project)
    .where('d.work_date', '>=', `${month}-01`)
    .where('d.work_date', '<', `${addDays(`${month}-01`, 31).slice(0, 7)}-01`)
    .executeTakeFirst();
