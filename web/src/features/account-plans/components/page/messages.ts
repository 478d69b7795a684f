import { messages } from '../../../../platform/messages.ts';

/** Words of a plan's page: its facts, its tabs and what is done with it. */
export const t = messages('account-plan-page', {
  missing: 'No such account plan',
  missing_note: 'It may have been taken away, or it belongs to another organization.',
  show_all: 'Show all account plans',
  failed: 'The account plan could not be loaded',
  // tabs
  tab_overview: 'Overview',
  tab_strategy: 'Strategy',
  tab_whitespace: 'Whitespace',
  tab_opportunities: 'Opportunities',
  tab_risks: 'Risks',
  tab_reviews: 'Reviews',
  tab_decisions: 'Decisions',
  tab_history: 'History',
  // facts
  revenue: 'Revenue',
  of_target: 'of {{target}}',
  not_measured: 'Not measured',
  wallet_share: 'Wallet share',
  wallet_unknown: 'No wallet given',
  health: 'Health',
  owner: 'Owner',
  sponsor: 'Executive sponsor',
  nobody: 'Nobody',
  period: 'Period',
  next_review: 'Next review',
  no_review: 'None planned',
  overdue: '{{day}}, overdue',
  // verbs
  edit: 'Edit',
  copy: 'New plan from this one',
  archive: 'Archive',
  archive_ask: 'Archive {{name}}?',
  archive_note: 'It leaves the lists and can be restored.',
  archived: '{{name}} archived',
  restored: '{{name}} restored',
  restore: 'Restore',
  archive_failed: 'The account plan could not be archived',
  restore_failed: 'The account plan could not be restored',
  is_archived: 'This plan is archived. It can be read, and restored.',
});
