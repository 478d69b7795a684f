import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { listChoices, readCalendar, readDay, readWeek } from '#contract/activity/day-endpoints.ts';
import { readEntry } from '#contract/activity/endpoints.ts';
import { startOfWeek } from '#contract/activity/rules.ts';
import { readTimer } from '#contract/activity/timer-endpoints.ts';
import type { Format } from '../../platform/format/use-format.ts';
import { reading } from '../../platform/reading.ts';

/** A day of one's own time. */
export const activityDay = (date: string) => reading(readDay, { query: { date } });

/** The week that a day lies in; its key is the week's first day. */
export const activityWeek = (firstDay: string) => reading(readWeek, { query: { date: firstDay } });

/** The week that a day lies in by the clock; its key is the week's first day. */
export const activityCalendar = (firstDay: string) => reading(readCalendar, { query: { date: firstDay } });

/** Asks for what the page of a day shows, in the view that is looked at, before the page is drawn. */
export function prefetchDay(
  client: QueryClient,
  { today, weekStart }: Pick<Format, 'today' | 'weekStart'>,
  date = today(),
  view: string = 'list',
): void {
  const firstDay = startOfWeek(date, weekStart);
  void client.prefetchQuery(activityDay(date));
  void client.prefetchQuery(activityWeek(firstDay));
  if (view !== 'list') void client.prefetchQuery(activityCalendar(firstDay));
}

/** One entry of one's own, as it stands. */
export const activityEntry = (entry_id: string) => reading(readEntry, { params: { entry_id } });

/** The running timer, for every page. */
export const runningTimer = () => ({ ...reading(readTimer), staleTime: 60_000 });

/** What can be logged on at a day; narrowed by `q` where it is given. */
export const activityChoices = (date: string, q: string) => ({
  ...reading(listChoices, { query: q ? { date, q } : { date } }),
  staleTime: 5 * 60_000,
  placeholderData: keepPreviousData,
});
