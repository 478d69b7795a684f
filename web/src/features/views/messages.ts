import { messages } from '../../platform/messages.ts';

/** Words of viewing as somebody else. */
export const t = messages('views', {
  banner: 'You are viewing as {{name}}. Nothing can be changed.',
  stop: 'Stop viewing',
  title: 'View as somebody else',
  note: 'You see what they see, for an hour at most, and can change nothing. It is noted in the audit trail.',
  as: 'View as',
  as_role: 'A role',
  as_person: 'A person of the team',
  role: 'Role',
  person: 'Person',
  choose_person: 'Choose a person',
  start: 'Start viewing',
  start_failed: 'The view could not be started',
  role_name: 'a {{role}}',
  an_role_name: 'an {{role}}',
});
