import { messages } from '../../../../platform/messages.ts';

/** What insights into logged time say. */
export const t = messages('insight-time', {
  without_time_one: '{{subject}} logged nothing on {{days}}, a working day',
  without_time_other: '{{subject}} logged nothing on {{count}} working days, {{days}}',
  overlapping_one: '{{subject}} has {{count}} pair of entries that share {{overlap}}, {{days}}',
  overlapping_other: '{{subject}} has {{count}} pairs of entries that share {{overlap}}, {{days}}',
  long_day_one: '{{subject}} logged {{longest}} on {{days}}: that leaves too little rest',
  long_day_other:
    '{{subject}} logged up to {{longest}} on {{count}} days, {{days}}: that leaves too little rest',
  long_week_alone: '{{subject}} logged {{longest}} in the week of {{from}}, {{over}} more than is allowed',
  long_weeks: '{{subject}} logged up to {{longest}} in {{weeks}} weeks, {{over}} more than is allowed',
  not_employed_one: '{{subject}} has {{count}} entry on a day on which they weren’t on the team, {{days}}',
  not_employed_other: '{{subject}} has {{count}} entries on days on which they weren’t on the team, {{days}}',
  unlike_day_one: '{{subject}} logged {{longest}} on {{days}}; a day of theirs has {{median}} as a rule',
  unlike_day_other:
    '{{subject}} logged up to {{longest}} on {{count}} days, {{days}}; a day of theirs has {{median}} as a rule',
  unlike_hours_one: '{{subject}} worked at night or on a day off on {{days}}, which they hardly do',
  unlike_hours_other:
    '{{subject}} worked at night or on days off on {{count}} days, {{days}}, which they hardly do',
  unlike_project:
    '{{subject}} spent {{share}} of a week on {{project}}, against {{usual}} as a rule, {{days}}',
  identical: '{{subject}} has {{told}} in a row that are copies of each other, {{days}}',
  at_once: '{{subject}} wrote {{told}} in one go, long after, {{days}}',
  no_note_one: '{{subject}} left {{count}} entry without a note, {{days}}',
  no_note_other: '{{subject}} left {{count}} entries without a note, {{days}}',
  empty_note_one: '{{subject}} has {{count}} entry whose note says nothing, {{days}}',
  empty_note_other: '{{subject}} has {{count}} entries whose notes say nothing, {{days}}',
  disagree_one:
    '{{count}} entry of {{subject}} has a duration that isn’t the time from start to end, {{days}}',
  disagree_other:
    '{{count}} entries of {{subject}} have durations that aren’t the time from start to end, {{days}}',
  twice_one: '{{count}} entry of {{subject}} is there twice, {{days}}',
  twice_other: '{{count}} entries of {{subject}} are there twice, {{days}}',
  no_length_one: '{{count}} entry of {{subject}} has no length, {{days}}',
  no_length_other: '{{count}} entries of {{subject}} have no length, {{days}}',
  unassigned_one: '{{count}} entry of {{subject}} has no {{what}}, {{days}}',
  unassigned_other: '{{count}} entries of {{subject}} have no {{what}}, {{days}}',
  project: 'project',
  service: 'service',
  unpriced_one: '{{count}} billable entry on {{subject}} has no rate, {{time}} in all, {{days}}',
  unpriced_other: '{{count}} billable entries on {{subject}} have no rate, {{time}} in all, {{days}}',
  not_running_one: '{{count}} entry lies before {{subject}} began or after it ended, {{days}}',
  not_running_other: '{{count}} entries lie before {{subject}} began or after it ended, {{days}}',
  // formulas
  f_days:
    'working days {{all}} − with time {{with}} − free by agreed hours {{excused}} = {{days}} without time',
  f_overlap: 'earlier end − later start, of {{pairs}} pairs of entries = {{overlap}} counted twice',
  f_limit: 'the longest {{longest}} − the limit of {{limit}} = {{over}} over',
  f_dates: 'outside of {{from}} to {{to}}: {{entries}} entries, {{time}}',
  f_median:
    'median {{median}} and three times the spread of {{spread}}, at least half as long again = limit {{limit}}',
  f_odd: 'odd days {{odd}} ÷ days with time {{all}} = {{share}}',
  f_usual: '{{share}} in that week, against {{usual}} over {{weeks}} weeks',
  f_alike: '{{days}} in a row with the same entries, to the minute and the note',
  f_in_one_go: 'days written with no hour between = {{days}}',
  f_entries: 'entries that show it {{entries}} of {{all}}',
  f_entries_alone: 'entries that show it = {{entries}}',
  f_counted: 'entries that show it = {{entries}}, with {{time}} in them',
  f_length: '(end − start) − duration, of {{entries}} entries = {{difference}}',
});
