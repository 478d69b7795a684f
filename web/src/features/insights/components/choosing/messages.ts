import { messages } from '../../../../platform/messages.ts';

/** Words of dismissing several insights together. */
export const t = messages('insight-choosing', {
  choose: 'Choose: {{sentence}}',
  dismiss: 'Dismiss…',
  title_one: 'Dismiss {{count}} insight',
  title_other: 'Dismiss {{count}} insights',
  dismissed_one: '{{count}} insight dismissed',
  dismissed_other: '{{count}} insights dismissed',
  left_one: '{{count}} insight was left as it was',
  left_other: '{{count}} insights were left as they were',
  outcomes: 'What was left, and why',
  done: 'Done',
});
