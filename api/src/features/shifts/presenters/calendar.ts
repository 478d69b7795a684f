import { type CalendarEvent, icalendarOf } from '../../../platform/files/icalendar.ts';
import type { ToldLeave } from '../../leave/queries.ts';
import type { FedRoster } from '../queries/calendar-feeds.ts';
import type { OwnRow } from '../queries/own-plan.ts';

/**
 * A person's roster and leave as calendars elsewhere read them. What planners note of a shift stays here, since it may open a gate, and so does
 * the kind of leave.
 */
export const presentCalendar = ({ organization, shifts, leave }: FedRoster, publicUrl: string): string =>
  icalendarOf(`Roster · ${organization}`, [
    ...shifts.map((row) => presentShift(row, publicUrl)),
    ...leave.map((row) => presentLeave(row, publicUrl)),
  ]);

const presentShift = (row: OwnRow, publicUrl: string): CalendarEvent => ({
  uid: `${row.mine.id}@muster`,
  ...{ sequence: row.sequence, told_at: row.told_at, status: statusOf(row) },
  time: { starts_at: row.starts_at, ends_at: row.ends_at },
  title: `${row.project.code} ${row.service?.name ?? row.role ?? ''}`.trim(),
  description: textOf(row),
  location: row.site,
  url: `${publicUrl}/daily-activity?date=${row.day}`,
});

const isOff = ({ cancelled, taken_off, mine }: OwnRow): boolean =>
  cancelled || taken_off || mine.status === 'declined';

const statusOf = (row: OwnRow): CalendarEvent['status'] => {
  const { mine } = row;
  if (isOff(row)) return 'CANCELLED';
  return mine.status === 'offered' || mine.booking === 'soft' ? 'TENTATIVE' : 'CONFIRMED';
};

const textOf = (row: OwnRow): string => {
  const { project, service, role, break_min, mates, mine } = row;
  if (isOff(row)) return project.name;
  return [
    project.name,
    service && role,
    mates.length > 0 && `With ${mates.join(', ')}`,
    break_min > 0 && `${break_min} min break`,
    mine.status === 'offered' && 'Not confirmed yet: confirm it in Muster.',
  ]
    .filter(Boolean)
    .join('\n');
};

const presentLeave = (row: ToldLeave, publicUrl: string): CalendarEvent => ({
  uid: `${row.id}@muster`,
  ...{ sequence: row.version, told_at: row.updated_at },
  status: row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  time:
    row.part === 'whole-day'
      ? { from_date: row.from_date, to_date: row.to_date }
      : { starts_at: row.starts_at, ends_at: row.ends_at },
  ...{ title: 'Leave', description: '', location: null, url: `${publicUrl}/leave` },
});
