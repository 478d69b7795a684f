import { messages } from '../../../../platform/messages.ts';

/** Words of what couldn't be delivered. */
export const t = messages('failed-deliveries', {
  failed: 'Failed deliveries',
  person: 'Person',
  kind: 'Kind',
  announcement: 'Announcement',
  channel: 'Way',
  cause: 'Cause',
  attempts: 'Attempts',
  when: 'When',
  none: 'Everything has arrived',
  none_note: 'Whatever can’t be delivered after five attempts stands here with its cause.',
  nothing_found: 'Nothing that failed matches these filters',
  load_failed: 'What failed could not be loaded',
  row: '{{person}}, {{way}}',
  send_again: 'Send again',
  send_all_again: 'Send all again',
  send_found_again: 'Send all found again',
  all_ask: 'Send all of these again?',
  all_note: 'Everybody is tried again on the way that failed. What was read meanwhile isn’t sent.',
  resend_failed: 'It could not be sent again',
  resent_none: 'Nothing was left to send again',
  resent_one: 'One delivery is tried again',
  resent_other: '{{count}} deliveries are tried again',
  left_one: 'One more remains: send again once more.',
  left_other: '{{count}} more remain: send again once more.',
});
