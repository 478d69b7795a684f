import { messages } from '../../../../platform/messages.ts';

/** Words of a plan's decisions. */
export const t = messages('plan_decisions', {
  decisions: 'Decisions',
  new_decision: 'New decision',
  because: 'Because',
  taken_by: 'Taken by {{name}}',
  verbs_of: 'What to do with {{name}}',
  edit: 'Edit',
  remove: 'Take out',
  no_decisions: 'No decisions yet',
  no_decisions_note:
    'Keep here what was decided for this account, when and why: whoever takes over will ask.',
  load_failed: 'The decisions could not be loaded',
});
