import { messages } from '../../../../platform/messages.ts';

/** Words of what is said of an account plan. */
export const t = messages('account-plan-comments', {
  comment: 'Comment',
  comments: 'Comments',
  comments_of: 'Comments on {{section}}',
  button_none: 'Comment on {{section}}',
  button_one: '{{count}} comment on {{section}}',
  button_other: '{{count}} comments on {{section}}',
  part: 'Part of the plan',
  all: 'All parts ({{count}})',
  part_count: '{{section}} ({{count}})',
  on_summary: 'What you write here is about the summary. Choose a part above to say something of that.',
  failed: 'The comments could not be loaded',
  none: 'Nothing has been said yet. An @ brings somebody in who may see account plans.',
  is_archived: 'The plan is archived: nothing more is said of it.',
  of: 'on {{section}}',
  removed: 'Comment deleted',
  remove_failed: 'The comment could not be deleted',
  nobody: 'Nobody of that name may see account plans',
});
