import { messages } from '../../../platform/messages.ts';

/** Words of the calendar's keys, apart from those that every page loads. */
export const t = messages('shell-keys', {
  calendar_keys: 'In the calendar',
  calendar_go: 'To the next slot or entry',
  calendar_new: 'New entry, or open it',
  calendar_longer: 'Make the slot longer',
  calendar_move: 'Move the entry',
  calendar_end: 'Move its end',
  calendar_start: 'Move its start',
  calendar_delete: 'Delete the entry',
});
