import type { NewShift, Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findZone } from '../queries/offered-services.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { planShift } from '../rules/plan-shift.ts';
import { insertShifts } from '../writing/insert-shifts.ts';

/** What a new shift is where nothing is said. */
const PLAIN = {
  ...{ break_min: 0, service_type_id: null, role: null, site: null },
  ...{ headcount: 1, skills: [], note: '' },
};

/** Plans a shift as a draft. Throws 404, and 422 with the rule that it breaks. */
export const createShift = async (
  context: Context,
  { project: id, fields }: { readonly project: string; readonly fields: NewShift },
): Promise<Shift> => {
  const project = await requireSeenProject(context, id);
  const zone = await findZone(context, project);
  const planned = await planShift(context, project, zone, { ...PLAIN, ...fields });
  const [made] = await insertShifts(context, id, [planned]);
  if (!made) throw new Error('No shift was made.');
  return readShift(context, id, made);
};
