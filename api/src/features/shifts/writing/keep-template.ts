import { weekdayOf } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { MOST_TEMPLATE_SHIFTS, type TemplateContents } from '#contract/shifts/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findHeldSkills, type TemplateShiftRow } from '../queries/template-shifts.ts';
import { findWeeks, listWeek, type WeekShift } from '../queries/week.ts';

/**
 * The shifts that a template is to keep, and which of the skills that they need somebody has. Throws 422 `empty-roster` without any,
 * `template-size` for too many, `shared-people` for people in a template that every project has.
 */
export const readContents = async (
  context: Context,
  project: string,
  { span, day, with_people }: TemplateContents,
  shared: boolean,
) => {
  const [week = day] = span === 'week' ? await findWeeks(context, day) : [];
  const found = await listWeek(context, project, week, span === 'day' ? day : undefined);
  const place = span === 'week' ? 'in this week' : 'on this day';
  if (found.length === 0)
    throw brokenRule('empty-roster', 'contents.day', `No shift is planned ${place}: choose another.`);
  if (found.length > MOST_TEMPLATE_SHIFTS)
    throw brokenRule(
      'template-size',
      'contents.day',
      `${found.length} shifts are planned ${place}: a template holds at most ${MOST_TEMPLATE_SHIFTS}.`,
    );
  const shifts = found.map((shift) => (with_people ? shift : { ...shift, people: [] }));
  requireNobodyShared(
    shared,
    shifts.some(({ people }) => people.length > 0),
  );
  const needed = shifts.flatMap(({ skills }) => skills.map(({ skill }) => skill));
  return { shifts, held_skills: await findHeldSkills(context, [...new Set(needed)]) };
};

/** Throws 422 `shared-people` where a template that every project has would carry people. */
export const requireNobodyShared = (shared: boolean, hasPeople: boolean): void => {
  if (shared && hasPeople)
    throw brokenRule(
      'shared-people',
      'shared',
      'Who is planned stays in the project: keep it without people, or don’t share it.',
    );
};

/** Writes the shifts of a template in place of those that it has. */
export const replaceTemplateShifts = (
  context: Context,
  template_id: string,
  span: TemplateContents['span'],
  shifts: readonly WeekShift[],
): Promise<void> =>
  writeTemplateShifts(
    context,
    template_id,
    shifts.map((shift) => ({ ...shift, weekday: span === 'week' ? weekdayOf(shift.day) : null })),
  );

/** A shift of a template that is written. */
type TemplateLine = Pick<
  TemplateShiftRow,
  'weekday' | 'start' | 'end' | 'break_min' | 'service_type_id' | 'role'
> &
  Pick<TemplateShiftRow, 'site' | 'headcount' | 'skills' | 'note' | 'people'>;

/** The same of shifts that are of no day. */
export const writeTemplateShifts = async (
  { db, organization: org_id }: Context,
  template_id: string,
  shifts: readonly TemplateLine[],
): Promise<void> => {
  await db
    .deleteFrom('roster_template_shifts')
    .where('org_id', '=', org_id)
    .where('template_id', '=', template_id)
    .execute();
  const rows = await db
    .insertInto('roster_template_shifts')
    .values(
      shifts.map(
        ({ weekday, start, end, break_min, service_type_id, role, site, headcount, skills, note }) => ({
          ...{ org_id, template_id, weekday, start_time: start, end_time: end, break_min },
          ...{ service_type_id, role, site, headcount, note, skills: JSON.stringify(skills) },
        }),
      ),
    )
    .returning('id')
    .execute();
  const people = shifts.flatMap(({ people: on }, at) =>
    on.map(({ id: member_id, booking }) => ({
      ...{ org_id, template_shift_id: rows[at]?.id ?? '', member_id, booking },
    })),
  );
  if (people.length > 0) await db.insertInto('roster_template_people').values(people).execute();
};
