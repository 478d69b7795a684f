import { messages } from '../../../../platform/messages.ts';

/** Words of a hash of an ops-log that somebody kept. */
export const k = messages('ops_log_kept', {
  ask: 'Compare with a hash that you kept…',
  label: 'A hash that you kept',
  hint: 'From a check or an export of before. It shows whether this is still the same log.',
  wrong: 'A hash has 64 characters, each a figure or a letter from a to f.',
  check: 'Check',
  found: 'It is the hash of record #{{sequence}}',
  found_note: 'Nothing up to that record was changed, removed or moved since you kept it.',
  lost: 'No record has this hash',
  lost_note:
    'This isn’t the log it was kept of: that belongs to another project, or this one was made anew since.',
  unsure: 'No record before the broken place has the hash that you kept.',
});
