import { messages } from '../../../../platform/messages.ts';

/** Words of the board. */
export const t = messages('dealsheet-board', {
  board: 'Pipeline by status',
  columns: 'Columns of the board',
  none_here: 'None here',
  weighted: '{{amount}} weighted',
  margin_of: '{{share}} margin',
  likely: '{{share}} likely',
  since: 'In this state since {{when}}',
  waits_for: '{{role}} approves',
  more: 'Show more ({{count}})',
  more_of: 'Show more ({{count}}) of {{status}}',
  more_failed: 'The next cards could not be loaded',
  sums_by: 'Sums in {{currency}}, by rates from {{day}} on',
  sums_in: 'Sums in {{currency}}',
  without_rate: 'not in the sums, for want of a rate: {{currencies}}',
  overdue: 'Was to close on {{day}}',
});
