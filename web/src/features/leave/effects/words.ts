import type { Leave } from '#contract/leave/shapes.ts';
import type { LeavePart, LeaveStatus, LeaveType } from '#contract/leave/states.ts';
import { hoursWords } from '#contract/leave/words.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** Types in words. */
export const TYPE_WORDS: Readonly<Record<LeaveType, string>> = {
  paid: t('type_paid'),
  unpaid: t('type_unpaid'),
  sick: t('type_sick'),
  compensatory: t('type_compensatory'),
  training: t('type_training'),
};

/** Parts of a day in words. */
export const PART_WORDS: Readonly<Record<LeavePart, string>> = {
  'whole-day': t('part_whole_day'),
  morning: t('part_morning'),
  afternoon: t('part_afternoon'),
  hours: t('part_hours'),
};

/** States in words. */
export const STATUS_WORDS: Readonly<Record<LeaveStatus, string>> = {
  requested: t('status_requested'),
  approved: t('status_approved'),
  rejected: t('status_rejected'),
  cancelled: t('status_cancelled'),
};

/** Minutes in days of the organization, else in hours where they make no tenth of a day: `2.5 days`, `1:10 h`. */
export function amountWords(minutes: number, day: number): string {
  const tenths = (minutes * 10) / day;
  if (!Number.isInteger(tenths)) return t('hours_of', { hours: hoursWords(minutes) });
  return t('days', { count: tenths / 10 });
}

/** The same, without the word where it is days: `27`. */
export const daysWords = (minutes: number, day: number): string => {
  const tenths = (minutes * 10) / day;
  return Number.isInteger(tenths) ? String(tenths / 10) : amountWords(minutes, day);
};

/** What a ledger changes by, with its sign: `+25 days`, `−0.5 days`. */
export const changeWords = (minutes: number, day: number): string =>
  `${minutes < 0 ? '−' : '+'}${amountWords(Math.abs(minutes), day)}`;

/** Days as they are read: `3 Mar`, `3 Mar – 5 Mar`. */
export const rangeWords = ({ from, to }: Pick<Leave, 'from' | 'to'>, format: Format): string =>
  from === to ? format.day(from, 'weekday') : `${format.day(from, 'weekday')} – ${format.day(to, 'weekday')}`;

type Timed = Pick<Leave, 'from' | 'to' | 'part' | 'start' | 'end'>;

/** The same with the part of the day. */
export const timeWords = (leave: Timed, format: Format): string => {
  const days = rangeWords(leave, format);
  if (leave.part === 'whole-day') return days;
  const part =
    leave.part === 'hours' ? `${leave.start ?? ''}–${leave.end ?? ''}` : PART_WORDS[leave.part].toLowerCase();
  return `${days}, ${part}`;
};
