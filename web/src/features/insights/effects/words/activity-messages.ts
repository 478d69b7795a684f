import { messages } from '../../../../platform/messages.ts';

/** What insights into logged time say, and how each is worked out. */
export const t = messages('insight-time', {
  without_time_one: '{{subject}} logged nothing on {{count}} working day, {{days}}',
  without_time_other: '{{subject}} logged nothing on {{count}} working days, {{days}}',
  // formulas
  f_without_entries: 'working days without an entry = {{days}}',
});
