import { messages } from '../platform/messages.ts';

/** The application frame's own words. */
export const t = messages('app', {
  product: 'Muster',
  document_title: '{{title}} · Muster',
  sign_in: 'Sign in',
  choose_organization: 'Choose an organization',
  page_not_found: 'Page Not Found: {{path}}',
  unstarted: 'Muster can’t be reached right now.',
  try_again: 'Try again',
  failed: 'Something went wrong',
  page_failed: 'This page could not be loaded',
  change_failed: 'That could not be saved',
});
