import { messages } from '../../../../platform/messages.ts';

/** Words of what happened to a person. */
export const h = messages('member-history', {
  history: 'History',
  audit: 'Audit trail',
  failed: 'What happened could not be loaded',
  none: 'Nothing happened yet',
  more: 'Show earlier',
  somebody: 'Somebody',
  muster: 'Muster',
  skills: 'Skills',
  did_created: 'added them to the team',
  did_invited: 'invited them',
  did_joined: 'joined the team',
  did_changed: 'changed what is said of them',
  did_leaving: 'planned their last day',
  did_staying: 'kept them on the team',
  did_removed: 'let them go',
  did_forgotten: 'deleted their account',
  did_granted: 'granted them a role',
  did_changed_role: 'changed a role of theirs',
  did_revoked: 'took a role back',
});
