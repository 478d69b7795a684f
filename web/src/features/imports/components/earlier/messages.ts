import { messages } from '../../../../platform/messages.ts';

/** Words of the list of imports. */
export const t = messages('imports.earlier', {
  title: 'Earlier imports',
  file: 'File',
  source: 'Source',
  when: 'When',
  by: 'By',
  entries: 'Entries',
  hours: 'Hours',
  status: 'State',
  status_previewed: 'Not imported yet',
  status_applied: 'Imported',
  status_undone: 'Undone',
  status_wrong: 'To be corrected',
  open: 'Open',
  undo: 'Undo',
  undo_named: 'Undo the import of {{file}}',
  continue: 'Continue',
  continue_named: 'Continue with {{file}}',
  continue_failed: 'The file could not be read again',
  verbs: 'Actions',
  none: 'No imports yet',
  none_note: 'What you import appears here, and can be undone from here.',
  load_failed: 'The earlier imports could not be loaded',
  support: 'Support',
});
