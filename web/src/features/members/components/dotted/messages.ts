import { messages } from '../../../../platform/messages.ts';

/** Words of for whom else somebody works. */
export const t = messages('member-dotted-lines', {
  title: 'Dotted lines',
  note: 'for whom else they work',
  change: 'Change',
  change_of: 'Dotted lines of {{name}}',
  change_note: 'From today on. A line that you take out ends with yesterday; the org chart keeps both.',
  none: 'Works for nobody else',
  none_note: 'A dotted line leads to somebody beside the manager, with the share of their time.',
  member: 'Works for',
  pct: 'Share of their time',
  percent: '{{pct}} %',
  line: '{{name}} {{pct}} %',
  add: 'Add a line',
  remove: 'Remove line {{place}}',
  sum: '{{pct}} % of their time in all.',
  member_missing: 'Choose somebody.',
  pct_wrong: 'Enter 1 to 100 percent.',
  save: 'Save',
  saved: 'Dotted lines of {{name}} saved',
});
