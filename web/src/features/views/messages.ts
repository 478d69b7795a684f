import { messages } from '../../platform/messages.ts';

/** Words of looking as somebody else. */
export const t = messages('views', {
  banner: 'You are looking as {{name}}. Nothing can be changed.',
  stop: 'Stop looking',
  title: 'Look as somebody else',
  note: 'You see what they see, for an hour at most, and can change nothing. It is noted in the audit trail.',
  as: 'Look as',
  as_role: 'A role',
  as_person: 'A person of the team',
  role: 'Role',
  person: 'Person',
  choose_person: 'Choose a person',
  start: 'Look',
  start_failed: 'The look could not begin',
  role_name: 'a {{role}}',
  an_role_name: 'an {{role}}',
});
