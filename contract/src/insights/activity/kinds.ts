/** What is found in logged time. */
export const ACTIVITY_KINDS = [
  /** Working days of somebody who logs time, without any. */
  'days-without-time',
  /** Entries of one person that share time. */
  'time-overlapping',
  /** Days that leave less rest than the organization asks for, or have more than 24 hours. */
  'day-too-long',
  /** Weeks with more hours than the organization allows. */
  'week-too-long',
  /** Entries before somebody's first day, or after their last. */
  'time-outside-employment',
  /** Days much longer than somebody's own. */
  'day-unlike-habit',
  /** Work at night or on days off, of somebody who doesn't do that. */
  'hours-unlike-habit',
  /** Weeks in which the work on one project is far from somebody's own. */
  'project-unlike-habit',
  /** Days in a row that are copies of each other. */
  'days-identical',
  /** Many days that were written in one go, long after. */
  'days-written-at-once',
  /** Entries without a note where the organization or habit wants one. */
  'notes-missing',
  /** Notes that say nothing. */
  'notes-saying-nothing',
  /** Entries whose duration isn't the time from start to end. */
  'durations-disagree',
  /** Entries that are there twice. */
  'entries-twice',
  /** Entries without a length. */
  'entries-without-length',
  /** Entries without a project or a service where the organization or habit wants one. */
  'time-unassigned',
  /** Billable time on a project that nothing is charged for, since it has no rate. */
  'billable-unpriced',
  /** Entries on a project before it began, or after it ended. */
  'time-outside-project',
] as const;
/** What is found in logged time. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What each is about. */
export const ACTIVITY_GROUP_OF = {
  'days-without-time': 'missing-time',
  'time-overlapping': 'impossible-time',
  'day-too-long': 'impossible-time',
  'week-too-long': 'impossible-time',
  'time-outside-employment': 'impossible-time',
  'day-unlike-habit': 'unusual',
  'hours-unlike-habit': 'unusual',
  'project-unlike-habit': 'unusual',
  'days-identical': 'unusual',
  'days-written-at-once': 'unusual',
  'notes-missing': 'data-quality',
  'notes-saying-nothing': 'data-quality',
  'durations-disagree': 'data-quality',
  'entries-twice': 'data-quality',
  'entries-without-length': 'data-quality',
  'time-unassigned': 'data-quality',
  'billable-unpriced': 'data-quality',
  'time-outside-project': 'data-quality',
} as const satisfies Record<ActivityKind, string>;

/** How findings of logged time are worked out. */
export const ACTIVITY_FORMULAS = [
  /** `working-days` − `days-with-time` − `excused` = `days`. */
  'days-without-entries',
  /** Of every two entries: the earlier end − the later start; `pairs` share `overlap`. */
  'earlier-end-less-later-start',
  /** `longest` − `limit` = `over`. */
  'time-against-limit',
  /** The day lies before `starts-on` or after `ends-on`. */
  'day-outside-dates',
  /** `median` + 3 × `spread`, at least half as long again, = `limit`. */
  'median-and-spread',
  /** `odd-days` ÷ `days-with-time` = `share`. */
  'odd-days-of-all',
  /** Share of the project in a week against `usual`. */
  'share-against-usual',
  /** Days in a row with the same entries. */
  'days-alike',
  /** Days that were written within an hour, the first `late` after it was worked. */
  'days-in-one-go',
  /** `entries`, or those without a project or service, of `all-entries`. */
  'entries-of-all',
  /** `entries` of a month, with `time` in them. */
  'entries-counted',
  /** (`ended` − `started`) − duration = `difference`. */
  'end-less-start',
] as const;

/** Values that findings of logged time rest on. */
export const ACTIVITY_VALUES = [
  'days',
  'working-days',
  'days-with-time',
  'excused',
  'pairs',
  'overlap',
  'other-entry',
  'started',
  'ended',
  'time',
  'longest',
  'limit',
  'over',
  'written',
  'starts-on',
  'ends-on',
  'median',
  'spread',
  'odd-days',
  'nights',
  'share',
  'usual',
  'week',
  'late',
  'entries',
  'all-entries',
  'without-project',
  'without-service',
  'note',
  'difference',
  'project',
] as const;

/** Why findings of logged time are as sure as they are. */
export const ACTIVITY_REASONS = [
  /** It rests on working days, holidays and leave that are kept here. */
  'working-calendar',
  /** Whoever this is has no time at all: perhaps they don't log any. */
  'no-habit',
  /** It is measured of the entries: nothing is estimated. */
  'measured',
  /** Here entries may overlap. */
  'overlap-allowed',
  /** The organization demands it. */
  'demanded',
  /** It is compared with many days of the same person, or with few. */
  'many-days',
  'few-days',
  /** Without a start it may be two of the same kind. */
  'no-start',
] as const;
