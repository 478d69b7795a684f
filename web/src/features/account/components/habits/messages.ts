import { messages } from '../../../../platform/messages.ts';

/** Words of the settings. */
export const t = messages('account-habits', {
  title: 'Time and language',
  note: 'How dates, times and numbers are written for you, and when your day begins. Projects with a site of their own keep the clock of that site.',
  timezone: 'Time zone',
  locale: 'Dates and numbers',
  week_start: 'The week begins on',
  as_organization: '{{value}} · as in {{organization}}',
  as_usual: '{{value}} · as usual',
  browser_zone: 'This browser is in {{zone}}.',
  browser_locale: 'This browser prefers {{locale}}.',
  use_it: 'Use it',
  example: 'Now: {{now}} · {{number}} · weeks from {{weekday}}',
  save: 'Save',
  saved: 'Saved',
  saved_note: 'Dates and numbers follow your settings from now on.',
  stale: 'Your settings could not be saved: try again.',
});
