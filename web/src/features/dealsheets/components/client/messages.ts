import { messages } from '../../../../platform/messages.ts';

/** Words of a client's dealsheets on the client's page. */
export const t = messages('dealsheet-client', {
  failed: 'The dealsheets could not be loaded',
  none: 'No open dealsheets',
  none_note: 'What is offered to this client stands here until it is won, lost or over.',
  all: 'All dealsheets',
  open_sum: '{{amount}} open',
  newest: 'The {{shown}} that changed last of {{count}}.',
  closed: 'Beside these: {{counts}}.',
  closed_alone: 'There are {{counts}}.',
  count_rejected: '{{count}} rejected',
  count_won: '{{count}} won',
  count_lost: '{{count}} lost',
  count_expired: '{{count}} expired',
});
