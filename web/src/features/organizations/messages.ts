import { messages } from '../../platform/messages.ts';

/** Words of an organization, and of choosing one. */
export const t = messages('organizations', {
  tab_dashboard: 'Dashboard',
  tab_projects: 'Projects',
  tab_team: 'Team',
  tab_time: 'Time',
  tab_approvals: 'Approvals',
  tab_closing: 'Closing',
  tab_exports: 'Exports',
  tab_audit: 'Audit',
  tab_settings: 'Settings',
  choose: 'Choose an organization',
  choose_note: 'You belong to several. You can switch at any time in the menu.',
  none: 'You are not in an organization yet',
  none_note: 'Ask an owner of your organization to invite {{email}}, then look again.',
  none_elsewhere: 'If your invitation went to another address, sign out and come back with that one.',
  invited: 'You are invited',
  invited_note: 'Accept, and you start right away. These came to {{email}}.',
  invited_elsewhere:
    'One that you miss may have gone to another address: sign out and come back with that one.',
  also_invited: 'You are invited, too',
  sign_out: 'Sign out',
  look_again: 'Look again',
  suspended: 'This organization is suspended: everything can be read, and nothing can be changed.',
  suspended_since:
    'This organization is suspended since {{when}}: everything can be read, and nothing can be changed.',
  switch_failed: 'The organization could not be opened',
});
