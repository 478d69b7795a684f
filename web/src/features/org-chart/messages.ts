import { messages } from '../../platform/messages.ts';

/** Words of the org chart: cards, tree, what is said where it can't be shown. */
export const t = messages('org-chart', {
  org_chart: 'Org chart',
  person: '1 person',
  people: '{{people}} people',
  people_of: '{{people}} of {{all}} people',
  vacant: 'Vacant',
  vacant_since: 'Vacant since {{day}}',
  vacant_seats_one: '{{count}} seat vacant',
  vacant_seats_other: '{{count}} seats vacant',
  on_leave: 'on leave',
  placeholder: 'placeholder',
  dotted_to: 'dotted line to {{name}}, {{pct}}%',
  dotted_short: 'dotted {{pct}}%',
  dotted_pct: 'Dotted, {{pct}}%',
  people_below_one: '{{count}} person below',
  people_below_other: '{{count}} people below',
  direct_reports_one: '{{count}} direct report',
  direct_reports_other: '{{count}} direct reports',
  leads_nobody: 'Leads nobody',
  span_from_to: '{{from}} to {{to}} direct reports',
  span_more: '{{from}} direct reports or more',
  layer: 'Layer {{layer}}',
  layer_and_below: 'Layer {{layer}} and below',
  other_departments: 'Other or no department',
  no_department: 'No department',
  load_failed: 'The org chart could not be loaded',
  day_failed: 'Nothing is known of this day',
  to_today: 'Show today',
  nobody: 'Nobody is in these departments on this day',
  empty: 'Nobody is on the team yet',
  empty_note:
    'The chart draws itself from who answers to whom. Invite people, then say who their managers are.',
  to_team: 'Open the team',
  tree_keys:
    'Arrow keys go through the chart: right opens, left closes, asterisk opens all beside. Letters go to a name. Enter shows more.',
});
