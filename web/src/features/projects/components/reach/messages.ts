import { messages } from '../../../../platform/messages.ts';

/** Words of what a change of settings touches besides the field itself. */
export const t = messages('project_reach', {
  title: 'What this change touches',
  note: 'Nothing is saved yet',
  looking: 'Looking at what this touches…',
  nothing: 'Nothing but the fields themselves.',
  failed: 'What this touches could not be found out. It can be saved all the same.',
  summary_one: 'Touches {{count}} other thing',
  summary_other: 'Touches {{count}} other things',
  'entries-before-start_one':
    '{{count}} entry ({{time}}) lies before the new start. It stays as it is; no other can be logged there.',
  'entries-before-start_other':
    '{{count}} entries ({{time}}) lie before the new start. They stay as they are; no other can be logged there.',
  'entries-after-end_one':
    '{{count}} entry ({{time}}) lies after the new end. It stays as it is; no other can be logged there.',
  'entries-after-end_other':
    '{{count}} entries ({{time}}) lie after the new end. They stay as they are; no other can be logged there.',
  'milestones-before-start': 'Due before the start: {{names}}.',
  'milestones-after-end': 'Due after the end: {{names}}.',
  'currency-fixed_one': '{{count}} entry is priced already: the currency has to stay.',
  'currency-fixed_other': '{{count}} entries are priced already: the currency has to stay.',
  'budget-used-up': '{{pct}}% of this budget is used already. Nothing stops more time from being logged.',
  'cap-reached': '{{pct}}% of this budget is used already. With the hard cap, no more time can be logged.',
  'alerts-passed': 'The alert at {{pct}}% is passed already: owner and sponsor are told of it.',
  'time-stays-billable_one': '{{count}} billable entry ({{time}}) keeps its price; new time is not billable.',
  'time-stays-billable_other':
    '{{count}} billable entries ({{time}}) keep their prices; new time is not billable.',
  'time-stays-unbillable_one':
    '{{count}} entry ({{time}}) stays not billable; new time is billable as its service says.',
  'time-stays-unbillable_other':
    '{{count}} entries ({{time}}) stay not billable; new time is billable as its service says.',
  'time-keeps-prices_one':
    '{{count}} entry ({{time}}) keeps its price; new time is priced by the rates of the other client.',
  'time-keeps-prices_other':
    '{{count}} entries ({{time}}) keep their prices; new time is priced by the rates of the other client.',
  'plan-taken-off': 'It serves {{names}} no longer, an account plan of the client before.',
  'plan-taken-off_unnamed': 'It serves the account plan of the client before no longer.',
  'words-move_one': '{{count}} submitted entry waits for the word of the new owner instead of {{names}}.',
  'words-move_other': '{{count}} submitted entries wait for the word of the new owner instead of {{names}}.',
  'owner-loses-sight': '{{names}} doesn’t see the project any more: grant them a role in it if they should.',
  'services-with-time_one':
    '{{count}} entry ({{time}}) was logged as {{names}}. It stays; no other can be logged as that.',
  'services-with-time_other':
    '{{count}} entries ({{time}}) were logged as {{names}}. They stay; no other can be logged as that.',
  'code-in-files': 'Links keep working. Files and imports that name {{names}} don’t find it any more.',
  'clock-moves_one': '{{count}} entry keeps its clock; new time is meant in the other zone.',
  'clock-moves_other': '{{count}} entries keep their clock; new time is meant in the other zone.',
});
