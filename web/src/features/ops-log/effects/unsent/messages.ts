import { messages } from '../../../../platform/messages.ts';

/** Words about what waits on this device, and about a log that can't be read anew. */
export const t = messages('ops_log_unsent', {
  unreached: 'The server can’t be reached. Nothing is lost: what you wrote is kept on this device.',
  kept_note: 'It is sent when there is a network.',
  unsent_number: 'Not sent yet',
  unsent_waits: 'Will be sent when there is a network',
  unsent_refused: 'Not written down: {{reason}}',
  unsent_step_refused: 'Not taken: {{what}}. {{reason}}',
  unsent_mend: 'Mend…',
  unsent_mend_title: 'Mend what was not written down',
  unsent_again: 'Send again',
  unsent_discard: 'Throw away…',
  unsent_discard_ask: 'Throw away what you wrote?',
  unsent_discard_note: '“{{title}}” was never sent, and nobody else has read it.',
  unsent_twice:
    'Another entry was sent from this draft already. Write once more to send this as one of its own.',
  as_read: 'No network. This is the log as it was read: {{when}}.',
  as_read_unanswered: 'Muster can’t be reached. This is the log as it was read: {{when}}.',
  filtered_here_one:
    'Filters and search can’t be answered without a network: only the {{count}} record that this device has read is looked through.',
  filtered_here_other:
    'Filters and search can’t be answered without a network: only the {{count}} newest records that this device has read are looked through.',
  more_offline: 'Further records need a network.',
  clock_fast: 'This device’s clock is {{by}} fast.',
  clock_slow: 'This device’s clock is {{by}} slow.',
  clock_now: 'What happens now is written down with the right time.',
  clock_typed: 'It is {{now}} now. A time that you type is written down as you type it.',
});
