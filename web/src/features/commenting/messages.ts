import { messages } from '../../platform/messages.ts';

/** Words of what is said of a thing, whatever it is. */
export const t = messages('commenting', {
  more: 'Show later ones',
  comment: 'Comment',
  write: 'Write a comment',
  placeholder: 'Write a comment, @ mentions somebody',
  sending: 'Sending',
  not_sent: 'Nothing was sent; what you wrote is here.',
  stale: 'It was changed elsewhere meanwhile.',
  comment_of: 'Comment of {{name}}',
  edited: 'edited',
  edit: 'Edit',
  editing: 'Edit the comment',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  remove_ask: 'Delete your comment?',
  remove_note: 'It is gone for good.',
  somebody_gone: 'somebody',
  people: 'People to mention',
  found_one: '{{count}} person',
  found_other: '{{count}} people',
});
