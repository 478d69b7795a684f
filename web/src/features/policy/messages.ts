import { messages } from '../../platform/messages.ts';

/** Words that every part of the policy's pages says. */
export const t = messages('policy', {
  policy: 'Policy',
  tab_rules: 'Rules',
  tab_test: 'Test',
  tab_history: 'History',
  tab_administrators: 'Administrators',
  version: 'Version {{version}}',
  load_failed: 'The policy could not be loaded',
  allow: 'Allow',
  deny: 'Deny',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  was: 'Was: {{rule}}',
  tally_none: 'No changes yet',
  tally_added: '{{count}} added',
  tally_changed: '{{count}} changed',
  tally_removed: '{{count}} removed',
  somebody: 'Somebody',
  note: 'Why',
  note_hint: 'Stands in the history.',
  note_missing: 'Say why, for those who read the history.',
  revoke_failed: 'The role could not be taken back',
});
