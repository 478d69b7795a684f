import { afterEach, expect } from 'vitest';
import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import CalendarCard from '../src/features/activity/components/calendar/calendar-card.tsx';
import type { EntryTask } from '../src/features/activity/components/form/entry-values.ts';
import { toast } from '../src/ui/feedback/toast/toast.ts';
import { ACTIVITY_ANSWERS } from './activity-answers.ts';
import { calendarEntry, calendarWeek } from './calendar-answers.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** What the calendar asked the form for. */
export const tasks: EntryTask[] = [];
afterEach(() => {
  tasks.length = 0;
  toast.clear();
});

export const [MON, TUE, WED] = ['2026-11-16', '2026-11-17', '2026-11-18'];
const patrol = calendarEntry({
  id: 'patrol',
  work_date: TUE,
  start: '09:00',
  end: '10:30',
  duration_s: 5400,
});
const admin = calendarEntry({ id: 'admin', work_date: TUE, note: 'Papers', duration_s: 1800 });
const sent = calendarEntry({ ...patrol, id: 'sent', work_date: MON, note: 'Sent', status: 'submitted' });

/** A week that takes what it is asked, or refuses it. */
export async function shownCalendar(
  refuse?: { status: number; body: unknown },
  different: Partial<ActivityCalendar> = {},
) {
  let now = calendarWeek([sent, patrol, admin], different);
  const answer = ({ method, path, body }: Asked) => {
    if (path === '/daily-activity/calendar') return { body: now };
    if (method !== 'PATCH') return ACTIVITY_ANSWERS[path] ? { body: ACTIVITY_ANSWERS[path] } : undefined;
    if (refuse) return refuse;
    const id = path.split('/').at(-1);
    const after = now.entries.map((one) =>
      one.id === id ? { ...one, ...body, end: body.end ?? one.end, version: one.version + 1 } : one,
    );
    now = { ...now, entries: after };
    return { body: after.find((one) => one.id === id) };
  };
  const { view, asked } = await renderScreen({
    screen: () => <CalendarCard date={WED} span="week" onTask={(task) => tasks.push(task)} />,
    search: () => ({}),
    at: '/daily-activity',
    answer,
  });
  await expect.element(view.getByRole('button', { name: /^Patrol/ })).toBeVisible();
  const changes = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { view, asked, changes };
}

/** A place of the window: so many minutes into a day. */
export const at = (date: string, minute: number) => {
  const column = document.querySelector(`[data-column="${date}"]`)?.getBoundingClientRect();
  if (!column) throw new Error(`${date} isn't shown.`);
  return { clientX: column.left + column.width / 2, clientY: column.top + (minute / 1440) * column.height };
};
