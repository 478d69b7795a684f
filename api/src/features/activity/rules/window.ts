import { isClosed, monthWords } from '#contract/activity/months.ts';
import { DAYS_AHEAD, isBeforeEditWindow, isEditable, isTooFarAhead } from '#contract/activity/rules.ts';
import type { EntryStatus } from '#contract/activity/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { TimeSettings } from '../queries/settings.ts';

/** Throws 422 beside `work_date` for a day that is too long ago or too far ahead to be written. */
export const requireOpenDay = (settings: TimeSettings, day: string): void => {
  requireOpenMonth(settings, day);
  const { today, edit_window_days } = settings;
  if (isBeforeEditWindow(day, today, edit_window_days))
    throw brokenRule(
      'edit-window',
      'work_date',
      `Time can be logged and changed for ${edit_window_days} days: ask a manager to do it.`,
    );
  if (isTooFarAhead(day, today))
    throw brokenRule('too-far-ahead', 'work_date', `Plan at most ${DAYS_AHEAD} days ahead.`);
};

/** Throws 422 beside `work_date` for a day of a month that is closed. */
export const requireOpenMonth = ({ closed_months }: TimeSettings, day: string): void => {
  if (isClosed(closed_months, day))
    throw brokenRule(
      'month-closed',
      'work_date',
      `${monthWords(day)} is closed: choose a later day, or ask an owner to reopen it.`,
    );
};

const CLOSED = {
  submitted: 'This time is submitted: withdraw the day first.',
  approved: 'This time is approved and can no longer be changed.',
  locked: 'This time is locked: ask a manager to reverse it.',
} as const satisfies Partial<Record<EntryStatus, string>>;

/** Throws 422 for time that its person may no longer change. */
export const requireEditable = (status: EntryStatus): void => {
  if (isEditable(status) || status === 'draft' || status === 'rejected') return;
  throw brokenRule('not-editable', 'status', CLOSED[status]);
};

/** Throws 422 beside `note` where the organization wants one. */
export const requireNote = ({ require_note }: TimeSettings, note: string): void => {
  if (require_note && note === '') throw brokenRule('note-required', 'note', 'Say what you did.');
};
