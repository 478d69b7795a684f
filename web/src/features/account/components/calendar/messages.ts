import { messages } from '../../../../platform/messages.ts';

/** Words about one's roster in a calendar elsewhere. */
export const t = messages('account-calendar', {
  title: 'Calendar address',
  note: 'your roster in a calendar of your own',
  failed: 'Your calendar address could not be loaded',
  what: 'Your shifts and approved leave in {{organization}}, in the calendar that you use anyway: Google Calendar, Outlook, Apple Calendar and any other that subscribes to an address.',
  holds:
    'It holds shifts that you were told of, from a month ago to a year ahead: times, project, service, site and who is with you. Not the planner’s notes, and not what kind of leave it is.',
  warning: 'Whoever knows the address reads it without signing in, so keep it to yourself.',
  make: 'Make an address',
  made: 'Made {{when}}',
  read: 'last read by a calendar {{when}}',
  unread: 'no calendar has read it yet',
  kept: 'The address was shown when it was made, and nobody keeps it. Make a new one if you need it again.',
  renew: 'Make a new one…',
  renew_ask: 'Make a new calendar address?',
  renew_note:
    'The one that you have ends at once: calendars that use it stop following your roster until you give them the new one.',
  revoke: 'Revoke…',
  revoke_ask: 'Revoke your calendar address?',
  revoke_note:
    'It leads nowhere from now on, and calendars that use it stop following your roster. What they have read already may stay in them.',
  revoked: 'Your calendar address leads nowhere any more',
  address: 'Address',
  once: 'Copy it now: it isn’t shown again.',
  how: 'In your calendar choose “subscribe” or “add by URL”, and paste it there. Most ask for news every few hours.',
  copy: 'Copy',
  copied: 'Copied',
  uncopied: 'The browser did not copy it. The address is selected: copy it by hand.',
  open: 'Open in this device’s calendar',
  lost: 'An address was made, but it got lost on the way here. Make a new one.',
  make_failed: 'No calendar address was made',
  revoke_failed: 'Your calendar address could not be revoked',
});
