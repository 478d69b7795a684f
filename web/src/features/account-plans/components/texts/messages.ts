import { messages } from '../../../../platform/messages.ts';

/** Words of a plan's own texts. */
export const t = messages('account-plan-texts', {
  summary: 'Summary',
  client_goals: 'What the client wants',
  strategy: 'How we get there',
  summary_empty: 'Where the account stands and where it is to go, in a few sentences.',
  client_goals_empty: 'What the client wants to reach, in their words.',
  strategy_empty: 'What we do so that both come true.',
  edit: 'Edit',
  edit_of: 'Edit: {{name}}',
  write: 'Write',
  write_of: 'Write: {{name}}',
  save: 'Save',
  cancel: 'Cancel',
  saved: '{{name}} saved',
  restored: 'What you typed before is here again.',
});
