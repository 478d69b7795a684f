import type { Told } from '../values/told.ts';
import { t } from './activity-messages.ts';
import type { Tell } from './planning.ts';

/** How many days it says they are; the occurrences where it doesn’t. */
const daysOf = ({ has, number, count }: Told): number => (has('days') ? number('days') : count);

/** What each insight into logged time says. */
export const ACTIVITY_SENTENCES = {
  'days-without-time': (told) => {
    const { subject, days } = told;
    return t('without_time', { subject, count: daysOf(told), days });
  },
  'time-overlapping': ({ subject, days, count, has, number, value }) => {
    const pairs = has('pairs') ? number('pairs') : count;
    return t('overlapping', { subject, days, count: pairs, overlap: value('overlap') });
  },
  'day-too-long': (told) => {
    const { subject, days, value } = told;
    return t('long_day', { subject, days, count: daysOf(told), longest: value('longest') });
  },
  'week-too-long': ({ subject, from, count, value }) =>
    count === 1
      ? t('long_week_alone', { subject, from, longest: value('longest'), over: value('over') })
      : t('long_weeks', { subject, weeks: count, longest: value('longest'), over: value('over') }),
  'time-outside-employment': ({ subject, days, count }) => t('not_employed', { subject, days, count }),
  'day-unlike-habit': ({ subject, days, count, value }) =>
    t('unlike_day', { subject, days, count, longest: value('longest'), median: value('median') }),
  'hours-unlike-habit': ({ subject, days, count }) => t('unlike_hours', { subject, days, count }),
  'project-unlike-habit': ({ subject, days, value }) =>
    t('unlike_project', {
      ...{ subject, days, share: value('share') },
      ...{ project: value('project'), usual: value('usual') },
    }),
  'days-identical': ({ subject, days, value }) => t('identical', { subject, days, told: value('days') }),
  'days-written-at-once': ({ subject, days, value }) => t('at_once', { subject, days, told: value('days') }),
  'notes-missing': ({ subject, days, count }) => t('no_note', { subject, days, count }),
  'notes-saying-nothing': ({ subject, days, count }) => t('empty_note', { subject, days, count }),
  'durations-disagree': ({ subject, days, count }) => t('disagree', { subject, days, count }),
  'entries-twice': ({ subject, days, count }) => t('twice', { subject, days, count }),
  'entries-without-length': ({ subject, days, count }) => t('no_length', { subject, days, count }),
  'time-unassigned': ({ subject, days, count, has }) =>
    t('unassigned', { subject, days, count, what: t(has('without-service') ? 'service' : 'project') }),
  'billable-unpriced': ({ subject, days, count, value }) =>
    t('unpriced', { subject, days, count, time: value('time') }),
  'time-outside-project': ({ subject, days, count }) => t('not_running', { subject, days, count }),
} satisfies Record<string, Tell>;

/** How each insight into logged time is worked out, with its numbers. */
export const ACTIVITY_FORMULAS_TOLD = {
  'days-without-entries': ({ value }) =>
    t('f_days', {
      ...{ all: value('working-days'), with: value('days-with-time') },
      ...{ excused: value('excused'), days: value('days') },
    }),
  'earlier-end-less-later-start': ({ value }) =>
    t('f_overlap', { pairs: value('pairs'), overlap: value('overlap') }),
  'time-against-limit': ({ value }) =>
    t('f_limit', { longest: value('longest'), limit: value('limit'), over: value('over') }),
  'day-outside-dates': ({ value }) =>
    t('f_dates', {
      ...{ from: value('starts-on'), to: value('ends-on') },
      ...{ entries: value('entries'), time: value('time') },
    }),
  'median-and-spread': ({ value }) =>
    t('f_median', { median: value('median'), spread: value('spread'), limit: value('limit') }),
  'odd-days-of-all': ({ value }) =>
    t('f_odd', { odd: value('odd-days'), all: value('days-with-time'), share: value('share') }),
  'share-against-usual': ({ value }) =>
    t('f_usual', { share: value('share'), usual: value('usual'), weeks: value('weeks') }),
  'days-alike': ({ value }) => t('f_alike', { days: value('days') }),
  'days-in-one-go': ({ value }) => t('f_in_one_go', { days: value('days') }),
  'entries-of-all': ({ has, value, count }) => {
    const code = (['entries', 'without-project', 'without-service'] as const).find(has);
    const entries = code ? value(code) : String(count);
    return has('all-entries')
      ? t('f_entries', { entries, all: value('all-entries') })
      : t('f_entries_alone', { entries });
  },
  'entries-counted': ({ value }) => t('f_counted', { entries: value('entries'), time: value('time') }),
  'end-less-start': ({ value }) =>
    t('f_length', { entries: value('entries'), difference: value('difference') }),
} satisfies Record<string, Tell>;
