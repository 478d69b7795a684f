import { messages } from '../../../../platform/messages.ts';

/** Words of what is said of a dealsheet. */
export const t = messages('dealsheet-comments', {
  comments: 'Comments',
  failed: 'The comments could not be loaded',
  none: 'Nothing has been said yet. An @ brings somebody in who may see dealsheets.',
  of_revision: 'on revision {{revision}}',
  removed: 'Comment deleted',
  remove_failed: 'The comment could not be deleted',
  nobody: 'Nobody of that name may see dealsheets',
});
