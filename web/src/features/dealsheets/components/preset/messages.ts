import { messages } from '../../../../platform/messages.ts';

/** Words of a preset on a dealsheet. */
export const t = messages('dealsheet-preset', {
  currency: 'Currency',
  lines: 'Lines',
  lines_count_one: '{{count}} line',
  lines_count_other: '{{count}} lines',
  more_one: '{{count}} line is added, with the phases, risks and assumptions that aren’t there yet.',
  more_other: '{{count}} lines are added, with the phases, risks and assumptions that aren’t there yet.',
  contingency_pct: 'Contingency',
  discount_pct: 'Discount of the whole',
  validity_days: 'Days that the offer stands',
  terms: 'Terms',
  phases: 'Phases',
  risks: 'Risks',
  assumptions: 'Assumptions',
});
