import { messages } from '../../../../platform/messages.ts';

/** Words of who could take a place. */
export const t = messages('roster-suggestions', {
  suggestions: 'Who could take it',
  suggestions_of: '{{count}} of {{considered}} people',
  no_suggestions: 'Nobody could take it as it is planned',
  reason_free: 'Free',
  reason_skilled: 'Skilled',
  reason_cheapest: 'Cheapest',
  'reason_least-loaded': 'Least loaded',
  load_of: '{{planned}} of {{cap}} h that week',
  choose: 'Choose',
  all_suggestions: 'Show all of them',
  suggestions_failed: 'The suggestions could not be loaded',
  chosen: 'Chosen',
});
