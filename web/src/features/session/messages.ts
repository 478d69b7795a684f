import { messages } from '../../platform/messages.ts';

/** Words of signing in and out. */
export const t = messages('session', {
  title: 'Sign in',
  leaving: 'Taking you to the sign-in page…',
  note: 'You sign in on a page of its own and come straight back.',
  start: 'Continue to sign in',
  again: 'Sign in again',
  retry: 'Try again',
  sign_out: 'Sign out',
  not_in: 'You are not signed in',
  unknown: 'Your account could not be opened',
  needs_tls: 'Muster needs a secure connection: open it under https.',
  reason: 'Reason: {{reason}}',
  leave_title: 'Leave Muster for {{host}}?',
  leave_note: 'The link that brought you here leads to another site once you have signed in.',
  leave: 'Continue to {{host}}',
  stay: 'Stay in Muster',
  account: 'Account',
  signed_in_as: 'Signed in as',
  name: 'Name',
  email: 'Email',
  organization: 'Organization',
  no_organization: 'None chosen',
});
