import { messages } from '../../platform/messages.ts';

/** Words of what a plan is made of: what happened, and what every kind says. */
export const t = messages('plan-items', {
  failed: 'That could not be saved',
  gone: 'Somebody took this away meanwhile.',
  stale: 'Somebody changed this meanwhile. Look again before you take it out.',
  theirs_taken: 'Theirs stands in the form. Save what else you changed.',
  removed: '{{name}} taken out',
  back: '{{name}} is back',
  remove_ask: 'Take {{name}} out?',
  remove_unit: 'Its cells go along and can’t be brought back.',
  remove_opportunity: 'Its cells of the whitespace stay; its dealsheet stays, too, without it.',
  edit: 'Edit',
  remove: 'Take out',
  add: 'Add',
  verbs: 'What to do with {{name}}',
});
