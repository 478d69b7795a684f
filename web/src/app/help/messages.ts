import { messages } from '../../platform/messages.ts';

/** Words of Help. */
export const t = messages('help', {
  title: 'Help',
  tours: 'Tours',
  more: 'More help',
  keys: 'Keys',
  keys_note: 'Go to pages and find anything without the mouse.',
  keys_open: 'Show the keys',
  tests: 'Test page',
  tests_note: 'What works on this device, as a report to send along.',
  tests_open: 'Open the test page',
});
