import type { Assignment, Shift, ShiftFields } from '#contract/shifts/shapes.ts';

/** A time as it is shown and written: `22:00`. */
export const wall = (time: string): string => time.slice(0, 5);

/** `22:00 – 06:00`. */
export const hoursOf = ({ start, end }: Pick<Shift, 'start' | 'end'>): string =>
  `${wall(start)} – ${wall(end)}`;

/** What a planner wrote of a shift. */
export const fieldsOf = (shift: Shift): ShiftFields => ({
  day: shift.day,
  start: wall(shift.start),
  end: wall(shift.end),
  break_min: shift.break_min,
  service_type_id: shift.service?.id ?? null,
  role: shift.role,
  site: shift.site,
  headcount: shift.headcount,
  skills: shift.skills,
  note: shift.note,
});

/** Minutes from midnight of its day to its start and its end; past 1440 on the next day. */
export function minutesOf({ start, end }: Pick<Shift, 'start' | 'end'>): { from: number; to: number } {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const from = minute(start);
  const to = minute(end);
  return { from, to: to > from ? to : to + 1440 };
}

/** The booking of somebody on a shift, as planned. */
export const bookingOf = ({ people }: Shift, member_id: string): Assignment | undefined =>
  people.find(
    ({ member, status, unpublished }) =>
      member.id === member_id && status !== 'declined' && unpublished !== 'removed',
  );
