import { sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import { notFound } from '#contract/errors.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { presentShift } from '../presenters/shift.ts';
import { planned, told } from './shift-rows.ts';

/** Whether the caller plans on a project: then they see the plan, else what people were told. */
export const canPlan = ({ person, organization }: Context, project: string): boolean =>
  person.permissions.can('write', '/shifts', projectDomain(organization, project));

/** A shift of a project as the caller sees it. Throws 404 for one that they weren't told of. */
export const readShift = async (context: Context, project: string, id: string): Promise<Shift> => {
  const view = canPlan(context, project) ? planned : told;
  const { rows } = await view(
    context,
    (alias, own) => sql`${alias}.project_id = ${project}::uuid and ${own} = ${id}::uuid`,
  ).execute(context.db);
  const [row] = rows;
  if (!row) throw notFound('shift');
  return presentShift(row);
};
