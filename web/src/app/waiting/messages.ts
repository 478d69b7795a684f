import { messages } from '../../platform/messages.ts';

/** Words of the pages that hold nothing yet: their names, and what will stand there. */
export const t = messages('waiting', {
  not_yet: 'This page is on its way',
  open: 'Open {{place}}',
  account: 'your account',
  dashboard: 'Dashboard',
  dashboard_note: 'The figures of your organization at a glance, each of them leading to the list behind it.',
});
