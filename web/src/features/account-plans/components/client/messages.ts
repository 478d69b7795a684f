import { messages } from '../../../../platform/messages.ts';

/** Words of a client's account plans on the client's page. */
export const t = messages('account-plan-client', {
  failed: 'The account plans could not be loaded',
  none: 'No account plan',
  none_note: 'A plan says what you want to reach with this client, and how it stands.',
  begin: 'Begin a plan',
  all: 'All account plans',
  newest: 'The {{shown}} of {{count}} that matter most now.',
  name: 'Name',
  tier: 'Tier',
  status: 'Status',
  health: 'Health',
  coverage: 'Coverage',
  target: 'Revenue of target',
  review: 'Next review',
  of: '{{sold}} of {{target}}',
});
