import { messages } from '../../../../platform/messages.ts';

/** Words of the board inside another application. */
export const t = messages('embedded-board', {
  pipeline: 'Pipeline',
  deals_one: '{{count}} deal',
  deals_other: '{{count}} deals',
  weighted: 'Weighted by likelihood',
  weighted_share: '{{share}} of the pipeline',
  margin: 'Margin',
  margin_of: '{{amount}} of the pipeline',
  waiting: 'Waiting for approval',
  waiting_none: 'Nothing waits',
  waiting_value: '{{amount}} in all',
  nothing: 'No dealsheet matches this board’s filters',
  nothing_note: 'Its address says which it shows.',
  analytics: 'Dealsheets in the analytics application',
});
