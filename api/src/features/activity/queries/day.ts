import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { listLeaveDays } from '../../leave/queries.ts';
import { findDayNote } from './day-note.ts';
import { listEntriesBetween } from './entries.ts';
import { findRejecter } from './sent-back.ts';
import { findTimeSettings, listHolidays } from './settings.ts';
import { findTimer } from './timer.ts';

/** Everything of a member's day; today where none is named. Nothing but the settings for somebody from outside. */
export const findDay = async (context: Context, asked: string | undefined) => {
  const { member, now } = context;
  const settings = await findTimeSettings(context);
  const date = asked ?? settings.today;
  const nothing = { near: [], leave: [], timer: undefined, note: undefined };
  if (!member) return { date, now, settings, on_team: false, ...nothing };
  const [near, leave, timer, note] = await Promise.all([
    listEntriesBetween(context, member, addDays(date, -1), addDays(date, 1)),
    listLeaveDays(context, member, date, date),
    findTimer(context, member),
    findDayNote(context, member, date),
  ]);
  const rejected = near.filter(({ work_date, status }) => work_date === date && status === 'rejected');
  const rejected_by = rejected.length > 0 ? await findRejecter(context, rejected) : undefined;
  return { date, now, settings, on_team: true, near, leave, timer, note, rejected_by };
};

/** The settings, first day, entries and leave of the week that a day lies in. */
export const findWeek = async (context: Context, asked: string | undefined) => {
  const settings = await findTimeSettings(context);
  const from = startOfWeek(asked ?? settings.today, settings.week_start);
  const { member } = context;
  const to = addDays(from, 6);
  const [entries, leave] = await Promise.all([
    member ? listEntriesBetween(context, member, from, to) : [],
    listLeaveDays(context, member, from, to),
  ]);
  return { settings, from, entries, leave };
};

/** The week that a day lies in by the clock: its entries and those of the day before it, the timer, the holidays and the leave. */
export const findCalendar = async (context: Context, asked: string | undefined) => {
  const { member, now } = context;
  const settings = await findTimeSettings(context);
  const from = startOfWeek(asked ?? settings.today, settings.week_start);
  const to = addDays(from, 6);
  const [entries, timer, holidays, leave] = await Promise.all([
    member ? listEntriesBetween(context, member, addDays(from, -1), to) : [],
    member ? findTimer(context, member) : undefined,
    listHolidays(context, from, to),
    listLeaveDays(context, member, from, to),
  ]);
  return { settings, from, now, on_team: member !== null, entries, timer, holidays, leave };
};
