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
  tell_us: 'Tell us what happened',
  tell_failed: 'Feedback could not be opened. Try again.',
  part_offline: 'You are offline. This can be opened as soon as you are back.',
  part_unanswered: 'This can’t be opened right now. Try again in a moment.',
  frame_over: 'This page can’t be shown any more. Load the page around it again.',
  failed: 'Something went wrong',
  page_failed: 'This page could not be loaded',
  read_failed: 'What you see may be out of date',
  change_failed: 'That could not be saved',
  page_takes_role: 'This page takes the role {{role}}, and your highest role here is {{held}}.',
  page_takes_role_none: 'This page takes the role {{role}}, and you hold no role here.',
  refused: 'You can’t do this',
  understood: 'OK',
  left_organization: 'You are no longer in {{name}}',
  left_organization_note: 'Ask an owner of the organization if that is a mistake.',
});
