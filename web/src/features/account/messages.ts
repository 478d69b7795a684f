import { messages } from '../../platform/messages.ts';

/** Words of the account page. */
export const t = messages('account', {
  title: 'Account',
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  organization: 'Organization',
  no_organization: 'None chosen',
  role: 'Role',
  no_role: 'None here',
  role_member: 'Member',
  role_coordinator: 'Coordinator',
  role_manager: 'Manager',
  role_director: 'Director',
  role_owner: 'Owner',
  role_executive: 'Executive',
  role_admin: 'Administrator',
  profile_note:
    'Name and address are those of the account that you sign in with. You can change your name there:',
  profile_elsewhere: 'Name, address and password are kept by {{host}}.',
  security: 'Password, passkeys and second factor',
  sign_out: 'Sign out',
  sign_out_everywhere: 'Sign out everywhere',
  everywhere_ask: 'Sign out everywhere?',
  everywhere_note: 'Every device is signed out, this one too. What you were typing there may be lost.',
  sign_out_failed: 'Signing out did not work',
  download: 'Download my data',
  downloading: 'Collecting your data…',
  data_title: 'Your data',
  data_note:
    'Everything that Muster keeps about you, from all your organizations: profile, settings, roles, time, notes, events and sign-ins. A zip of JSON and CSV files, with a guide to each.',
  data_many: 'With years of time this takes a minute. You can go on working meanwhile.',
  downloaded: 'Your data is in {{name}}',
  download_failed: 'Your data could not be collected',
});
