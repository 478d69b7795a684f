import { Failure } from '#contract/errors.ts';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import type { WeekShift } from '../queries/week.ts';
import { planShift } from '../rules/plan-shift.ts';
import type { Planned } from './insert-shifts.ts';
import { placeCopied } from './place-copied.ts';
import { skipDays } from './skip-days.ts';

interface Again {
  readonly series_id: string;
  readonly batch_id: string;
  readonly source: WeekShift;
  readonly days: readonly string[];
  readonly with_people: boolean;
  readonly override_reason?: string | undefined;
}

/** Plans a shift on other days of its series; says of each that couldn't be why. What was made is one event, the caller's to tell. */
export const planAgain = async (
  context: Context,
  project: Awaited<ReturnType<typeof requireSeenProject>>,
  { series_id, batch_id, source, days, with_people, override_reason }: Again,
) => {
  const { ready, left } = await planDays(context, project, source, days);
  const ids = await insertDays(context, project.id, ready, { series_id, batch_id });
  await skipDays(
    context,
    series_id,
    left.map(({ day }) => day),
  );
  const pairs = ready.map(({ day }, at) => ({ shift: { ...source, day }, copy: ids[at] ?? '' }));
  const places = with_people
    ? await placeCopied(context, project.id, pairs, override_reason)
    : { count: 0, left: [] };
  return { ids, places: places.count, left: [...left, ...places.left] };
};

const planDays = async (
  context: Context,
  project: Awaited<ReturnType<typeof requireSeenProject>>,
  source: WeekShift,
  days: readonly string[],
) => {
  const { start, end, break_min, service_type_id, role, site, headcount, skills, note } = source;
  const fields = { start, end, break_min, service_type_id, role, site, headcount, skills, note };
  const ready: Planned[] = [];
  const left: Unplanned[] = [];
  for (const day of days)
    try {
      ready.push(await planShift(context, project, source.timezone, { day, ...fields }));
    } catch (error) {
      left.push(leftOf(source, day, error));
    }
  return { ready, left };
};

/** What is wrong with every day alike. */
const OF_EVERY_DAY = ['shift-purpose', 'shift-break', 'service-unknown', 'override-rank'];

/** A day on which a shift couldn't be planned or changed, and why. Throws what is no refusal, or no matter of the day. */
export const leftOf = (
  shift: Pick<WeekShift, 'id' | 'start' | 'service_name' | 'role'>,
  day: string,
  error: unknown,
): Unplanned => {
  // What the database refused has ended the transaction: nothing more can be said of the rest.
  if (!(error instanceof Failure) || error.cause || OF_EVERY_DAY.includes(error.rule ?? '')) throw error;
  const { id: shift_id, start, service_name, role } = shift;
  const what = { shift_id, day, start, name: service_name ?? role ?? '', member: null };
  return { ...what, rule: error.rule ?? '', message: error.message };
};

const insertDays = async (
  { db, organization }: Context,
  project_id: string,
  ready: readonly Planned[],
  origin: { readonly series_id: string; readonly batch_id: string },
): Promise<string[]> => {
  if (ready.length === 0) return [];
  const rows = await db
    .insertInto('shifts')
    .values(
      ready.map((shift) => ({
        ...{ ...shift, ...origin, project_id, org_id: organization },
        series_day: shift.day,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
