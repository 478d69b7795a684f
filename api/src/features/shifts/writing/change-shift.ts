import { brokenRule } from '#contract/errors.ts';
import type { ShiftFields } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import { type HeldShift, isPlanned, listAssignments } from '../queries/hold.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import { planShift } from '../rules/plan-shift.ts';
import { recheckBookings } from './recheck-bookings.ts';
import { refusingOverlap } from './refusing-overlap.ts';

/** What is changed of a shift. */
export type ChangedFields = { readonly [Field in keyof ShiftFields]?: ShiftFields[Field] | undefined };

interface Change {
  readonly fields: ChangedFields;
  readonly override_reason?: string | undefined;
  /** Not with the series that it belongs to. */
  readonly alone: boolean;
}

/**
 * Changes a shift that is held and alive, moves its bookings, and answers what changed; its event is the caller's to tell. Throws 422
 * as of a new one, `over-headcount`, or of a conflict, and then has written nothing.
 */
export const changeShift = async (
  context: Context,
  project: Awaited<ReturnType<typeof requireSeenProject>>,
  before: HeldShift,
  { fields, override_reason, alone }: Change,
): Promise<Changes> => {
  const { skills, ...after } = await planShift(context, project, before.timezone, merge(before, fields));
  const bookings = (await listAssignments(context, before.id)).filter(isPlanned);
  if (after.headcount < bookings.length)
    throw brokenRule(
      'over-headcount',
      'headcount',
      `${bookings.length} people are on this shift: take somebody off it first.`,
    );
  const needed = fields.skills ?? before.skills;
  const changes = changesBetween(before, { ...after, skills: needed });
  if (Object.keys(changes).length === 0) return changes;
  if (MOVING.some((field) => field in changes))
    await recheckBookings(context, { ...before, ...after, skills: needed }, bookings, override_reason);
  await refusingOverlap(
    context.db
      .updateTable('shifts')
      .set({ ...after, skills, ...(alone && before.series_id ? { series_changed: true } : {}) })
      .where('org_id', '=', context.organization)
      .where('id', '=', before.id)
      .execute(),
  );
  return changes;
};

/** What somebody may be in the way of. */
const MOVING = ['day', 'starts_at', 'ends_at', 'break_min', 'skills'];

const merge = (before: HeldShift, fields: ChangedFields): ShiftFields => {
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
