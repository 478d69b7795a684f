import { messages } from '../../../../platform/messages.ts';

/** Words of what insights consist of: groups, severities, units, and what isn't known. */
export const t = messages('insight-words', {
  // what they are about
  group_capacity: 'Demand and capacity',
  group_budget: 'Budgets',
  group_roster: 'Roster',
  'group_missing-time': 'Missing time',
  'group_impossible-time': 'Impossible time',
  group_unusual: 'Unusual patterns',
  'group_data-quality': 'Data quality',
  severity_high: 'High',
  severity_medium: 'Medium',
  severity_low: 'Low',
  // how sure
  sure_certain: 'Certain',
  sure_very: 'Very likely',
  sure_likely: 'Likely',
  sure_possible: 'Possible',
  sure_hint: 'A hint',
  // units
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  from_to: '{{from}} to {{to}}',
  not_known: 'not known',
  'unknown_no-rate': 'not known: there is no rate',
  'unknown_no-exchange-rate': 'not known: there is no exchange rate',
  'unknown_no-data': 'not known: there is no data',
  'unknown_no-capacity': 'not known: no hours are agreed',
  'unknown_no-end': 'not known: there is no end',
  // what accepting makes
  makes_dealsheet: 'Makes a draft dealsheet that extends the budget; nothing is sent to the client.',
  makes_booking: 'Makes a tentative booking; nobody is told of it.',
  makes_shift: 'Makes a draft shift; it is planned once it is published.',
  makes_announcement_to: 'Makes a draft announcement to {{who}}; nothing is sent.',
  makes_announcement_one: 'Makes a draft announcement to {{count}} person; nothing is sent.',
  makes_announcement_other: 'Makes a draft announcement to {{count}} people; nothing is sent.',
  makes_nothing: 'Keeps your decision; there is nothing to make.',
  draft_dealsheet: 'Draft dealsheet',
  draft_booking: 'Tentative booking',
  draft_shift: 'Draft shift',
  draft_announcement: 'Draft announcement',
  // subjects
  subject_organization: 'Organization',
  subject_department: 'Department',
  subject_member: 'Person',
  subject_project: 'Project',
  subject_client: 'Client',
  subject_service: 'Service',
  subject_shift: 'Shift',
  subject_entry: 'Entry',
});
