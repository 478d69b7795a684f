import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { readCountedLogs } from './counted-logs.ts';
import { measureDelivery } from './measure-delivery.ts';
import { requirePlan } from './require-plan.ts';

/** A plan with what was delivered for it in the projects that the caller may know of, with all costs. Throws 404. */
export const readDelivery = async (context: Context, id: string) => {
  const plan = await requirePlan(context, id);
  const visible = visibleProjects(context).select('projects.id');
  const measured = await measureDelivery(context, plan, sql`${visible}`, await readCountedLogs(context));
  return { plan, measured };
};
