import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../shapes.ts';
import { cellHours } from './block.ts';
import { activityCalendar } from './calendar-shapes.ts';
import {
  activityChoices,
  activityDay,
  activityWeek,
  copiedWeek,
  dayNote,
  dayNoteChange,
} from './day-shapes.ts';
import { activityEntry } from './shapes.ts';

const OWN = '/daily-activity';
const may = (action: 'read' | 'create' | 'submit' | 'withdraw') =>
  ({ scope: 'organization', object: OWN, action }) as const;
const range = z.object({ from: day, to: day });

/** A day at a glance; today in the organization's zone by default. */
export const readDay = endpoint({
  method: 'GET',
  path: `${OWN}/day`,
  summary: 'A day of mine',
  access: may('read'),
  query: z.object({ date: day.optional() }),
  response: activityDay,
});

/** The week that a day lies in, from the organization's first weekday. */
export const readWeek = endpoint({
  method: 'GET',
  path: `${OWN}/week`,
  summary: 'A week of mine',
  access: may('read'),
  query: z.object({ date: day.optional() }),
  response: activityWeek,
});

/** The same week by the clock: its entries, what is free between them, and the timer. */
export const readCalendar = endpoint({
  method: 'GET',
  path: `${OWN}/calendar`,
  summary: 'A week of mine by the clock',
  access: may('read'),
  query: z.object({ date: day.optional() }),
  response: activityCalendar,
});

/** The projects and services that time can be logged on at a day, recently used first, at most 50 projects. */
export const listChoices = endpoint({
  method: 'GET',
  path: `${OWN}/choices`,
  summary: 'What I may log time on',
  access: may('read'),
  query: z.object({ date: day.optional(), q: z.string().trim().max(100).optional() }),
  response: activityChoices,
});

/**
 * Sets a cell of the week: makes, adjusts or removes its one draft; refused where there are several. `seen_s` are the
 * seconds that it was typed over: 412 where it holds others by now.
 */
export const setCell = endpoint({
  method: 'PUT',
  path: `${OWN}/cells`,
  summary: 'Set a cell of the week',
  access: may('create'),
  body: cellHours,
  response: z.object({ entry: activityEntry.nullable() }),
});

/** Copies a week's rows into another week; with durations as drafts, where the cell is still empty. */
export const copyWeek = endpoint({
  method: 'POST',
  path: `${OWN}/copy-week`,
  summary: 'Copy a week',
  access: may('create'),
  body: z.object({ from_week: day, to_week: day, with_durations: z.boolean().default(false) }),
  response: copiedWeek,
});

/** Saves the note of a day over the version that was seen; 412 when it is newer. */
export const saveDayNote = endpoint({
  method: 'PUT',
  path: `${OWN}/notes/:date`,
  summary: 'Save the note of a day',
  access: may('create'),
  params: z.object({ date: day }),
  body: dayNoteChange,
  response: dayNote,
});

/** Submits the drafts of some days, at most 31; a timer that started on them stops. */
export const submitDays = endpoint({
  method: 'POST',
  path: `${OWN}/submit`,
  summary: 'Submit my time',
  access: may('submit'),
  body: range,
  response: z.object({ submitted: z.int() }),
});

/** Takes submitted and rejected time back into draft. */
export const withdrawDays = endpoint({
  method: 'POST',
  path: `${OWN}/withdraw`,
  summary: 'Withdraw my submission',
  access: may('withdraw'),
  body: range,
  response: z.object({ withdrawn: z.int() }),
});
