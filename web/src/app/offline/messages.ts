import { messages } from '../../platform/messages.ts';

/** Words about what waits on this device. */
export const t = messages('offline', {
  not_sent: 'Not sent yet',
  waits: 'Waiting to be sent',
  send_now: 'Send now',
  unsent_one: '{{count}} change waits to be sent',
  unsent_other: '{{count}} changes wait to be sent',
  unsent_refused_one: '{{count}} change was not saved yet, and needs you',
  unsent_refused_other: '{{count}} changes were not saved yet, and some need you',
  leave_ask_one: 'Sign out and lose {{count}} change that was not sent yet?',
  leave_ask_other: 'Sign out and lose {{count}} changes that were not sent yet?',
  leave_note: 'They are kept on this device only, and signing out removes what is kept of you here.',
});
