import { brokenRule } from '#contract/errors.ts';
import type { Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import { type HeldShift, holdShift, isPlanned, listAssignments, requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { planShift } from '../rules/plan-shift.ts';
import { recheckBookings } from '../writing/recheck-bookings.ts';
import { refusingOverlap } from '../writing/refusing-overlap.ts';

interface Change {
  readonly project: string;
  readonly id: string;
  readonly fields: { readonly [Field in keyof ShiftFields]?: ShiftFields[Field] | undefined };
  readonly override_reason?: string | undefined;
}

/** Changes a shift and moves its bookings. Throws 404, 412, 422 of a new one, `shift-over`, `over-headcount`, or of a conflict. */
export const updateShift = async (
  context: Context,
  { project: project_id, id, fields, override_reason }: Change,
): Promise<Shift> => {
  const project = await requireSeenProject(context, project_id);
  const before = await holdShift(context, project_id, id);
  requireVersion(before, context.version, 'shift');
  requireAlive(before);
  const { skills, ...after } = await planShift(context, project, before.timezone, merge(before, fields));
  const bookings = (await listAssignments(context, id)).filter(isPlanned);
  if (after.headcount < bookings.length)
    throw brokenRule(
      'over-headcount',
      'headcount',
      `${bookings.length} people are on this shift: take somebody off it first.`,
    );
  const changes = changesBetween(before, { ...after, skills: fields.skills ?? before.skills });
  if (Object.keys(changes).length === 0) return readShift(context, project_id, id);
  if (MOVING.some((field) => field in changes))
    await recheckBookings(
      context,
      { ...before, ...after, skills: fields.skills ?? before.skills },
      bookings,
      override_reason,
    );
  await refusingOverlap(
    context.db
      .updateTable('shifts')
      .set({ ...after, skills })
      .where('org_id', '=', context.organization)
      .where('id', '=', id)
      .execute(),
  );
  await context.record({
    type: 'shift.changed',
    subject: { type: 'shift', id },
    project: project_id,
    changes,
  });
  return readShift(context, project_id, id);
};

/** What somebody may be in the way of. */
const MOVING = ['day', 'starts_at', 'ends_at', 'break_min', 'skills'];

const merge = (before: HeldShift, fields: Change['fields']): ShiftFields => {
  const {
    day,
    timezone,
    starts_at,
    ends_at,
    break_min,
    service_type_id,
    role,
    site,
    headcount,
    skills,
    note,
  } = before;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...{ day, start: clockTime(timezone, starts_at), end: clockTime(timezone, ends_at), break_min },
    ...{ service_type_id, role, site, headcount, skills, note },
    ...said,
  };
};
