import { messages } from '../../platform/messages.ts';

/** Words of signing in and out. */
export const t = messages('session', {
  title: 'Sign in',
  leaving: 'Taking you to the sign-in page…',
  note: 'You sign in on a page of its own and come straight back.',
  start: 'Continue to sign in',
  again: 'Sign in again',
  elsewhere: 'You are signing in in another tab. Go on there, or here.',
  signed_out_elsewhere: 'You signed out in another tab.',
  held_as: 'This browser is signed in as {{email}}.',
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
  profile: 'Profile',
  profile_empty: 'Your profile will stand here',
  profile_note: 'What your colleagues see of you. Your name and address are on the account page.',
  to_account: 'Open my account',
});
