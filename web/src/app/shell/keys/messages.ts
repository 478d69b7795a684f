import { messages } from '../../../platform/messages.ts';

/** Words of the keys of calendars and rosters, apart from those that every page loads. */
export const t = messages('shell-keys', {
  calendar_keys: 'In the calendar',
  calendar_go: 'To the next slot or entry',
  calendar_new: 'New entry, or open it',
  calendar_longer: 'Make the slot longer',
  calendar_move: 'Move the entry',
  calendar_end: 'Move its end',
  calendar_start: 'Move its start',
  calendar_delete: 'Delete the entry',
  roster_keys: 'In a roster',
  roster_go: 'To the next shift, day or person',
  roster_open: 'Open the shift, or add one',
  roster_move: 'Move it; letting Alt go keeps it',
  roster_leave: 'Leave it where it was',
  roster_ends: 'First day, last day',
  roster_pages: 'Ten people up, ten down',
  log_keys: 'In an ops-log',
  log_write: 'Write it down',
  log_next: 'From an entry to the next',
  log_before: 'From an entry to the one before',
  log_open: 'Open the entry',
});
