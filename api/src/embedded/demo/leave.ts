import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import type { LeavePart, LeaveStatus, LeaveType } from '#contract/leave/states.ts';
import type { Company } from './company.ts';

/** Leave of somebody: from so many days from today on, for so many days; a part of a day where it is said. */
export interface DemoLeave {
  readonly who: string;
  readonly type: LeaveType;
  readonly in: number;
  readonly days: number;
  readonly part?: LeavePart;
  readonly status: LeaveStatus;
  readonly reason?: string;
  readonly cover?: string;
  readonly said?: string;
}

/** What people of the demo's organizations asked for. */
export const LEAVE: Readonly<Record<'northgate' | 'kestrel', readonly DemoLeave[]>> = {
  northgate: [
    { who: 'Tomasz Wrona', type: 'paid', in: -62, days: 5, status: 'approved', cover: 'Hanna Virtanen' },
    { who: 'Tomasz Wrona', type: 'sick', in: -27, days: 2, status: 'approved', reason: 'Flu' },
    { who: 'Tomasz Wrona', type: 'training', in: -12, days: 1, status: 'rejected', said: 'Nobody at gate 3' },
    { who: 'Tomasz Wrona', type: 'paid', in: 16, days: 3, status: 'requested', cover: 'Hanna Virtanen' },
    { who: 'Elif Demir', type: 'paid', in: 1, days: 3, status: 'approved', reason: 'A wedding in Izmir' },
    { who: 'Grace Mbeki', type: 'sick', in: -1, days: 3, status: 'approved' },
    { who: 'Daniel Osei', type: 'paid', in: 7, days: 2, status: 'requested', reason: 'Moving house' },
    { who: 'Hanna Virtanen', type: 'paid', in: 10, days: 1, part: 'morning', status: 'requested' },
    { who: 'Fergus Lane', type: 'compensatory', in: 20, days: 1, status: 'approved' },
    { who: 'Aisha Khan', type: 'paid', in: 22, days: 8, status: 'approved', cover: 'Fergus Lane' },
    { who: 'Ivo Banks', type: 'paid', in: 0, days: 1, part: 'morning', status: 'approved' },
  ],
  kestrel: [
    { who: 'Petra Novak', type: 'paid', in: 2, days: 4, status: 'approved' },
    {
      who: 'Niamh Doyle',
      type: 'training',
      in: 9,
      days: 2,
      status: 'requested',
      reason: 'Rigging refresher',
    },
    { who: 'Tomasz Wrona', type: 'paid', in: -40, days: 2, status: 'approved' },
  ],
};

/** Minutes of each day of the week, from Sunday on. */
export const WORKING_DAYS = [0, 480, 480, 480, 480, 480, 0];

/** The first working day from a day on. */
const workingDay = (day: string): string =>
  WORKING_DAYS[weekdayOf(day)] === 0 ? workingDay(addDays(day, 1)) : day;

/** First and last day of somebody's leave. */
export const daysOf = (leave: DemoLeave, today: string): { from: string; to: string } => {
  const from = workingDay(addDays(today, leave.in));
  return { from, to: leave.days === 1 ? from : workingDay(addDays(from, leave.days - 1)) };
};

/** Whether somebody is away for the whole of a day, so that nothing is logged on it. */
export const isAway = (
  { slug }: Company,
  who: string,
  { day, today }: { day: string; today: string },
): boolean =>
  LEAVE[slug].some((leave) => {
    if (leave.who !== who || leave.status !== 'approved' || (leave.part ?? 'whole-day') !== 'whole-day')
      return false;
    const { from, to } = daysOf(leave, today);
    return from <= day && day <= to;
  });
