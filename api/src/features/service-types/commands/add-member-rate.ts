import { notFound } from '#contract/errors.ts';
import type { NewMemberRate } from '#contract/members/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { lockMember } from '../../members/queries.ts';
import { checkService } from '../rules/rate.ts';
import { insertRate } from '../writing/insert-rate.ts';

/**
 * Adds a rate of somebody, on a project where one is named, and returns its id. Throws 404, also for whoever has left, and 422 as
 * `insertRate` does or `service-known`.
 */
export const addMemberRate = async (
  context: Context,
  member_id: string,
  { service_type_id = null, project_id = null, ...rate }: NewMemberRate,
): Promise<string> => {
  if (!(await lockMember(context, member_id))) throw notFound('person');
  await checkService(context, service_type_id);
  const scope = project_id ? ('assignment' as const) : ('member' as const);
  return insertRate(context, service_type_id, { ...rate, scope, member_id, project_id });
};
