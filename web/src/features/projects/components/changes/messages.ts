import { messages } from '../../../../platform/messages.ts';

/** Words of what happened to a project. */
export const t = messages('project_changes', {
  changes: 'Changes',
  changes_failed: 'The changes could not be loaded',
  no_changes: 'Nothing has changed since it was made.',
  earlier_changes: 'Show earlier',
  somebody: 'Somebody',
  did_create_copy: 'created the project as a copy of {{name}}',
  did_create: 'created the project',
  did_create_by_import: 'created the project by importing {{file}}',
  did_change: 'changed the project',
  did_move: 'changed its state',
  did_archive: 'archived the project',
  did_restore: 'restored the project',
  did_import_one: 'imported {{count}} entry ({{time}}) from {{file}}',
  did_import_other: 'imported {{count}} entries ({{time}}) from {{file}}',
  did_undo_import_one: 'took {{count}} imported entry ({{time}}) of {{file}} back',
  did_undo_import_other: 'took {{count}} imported entries ({{time}}) of {{file}} back',
  happened: 'What happened',
  another: 'another one',
  did_copy_one: 'copied {{count}} entry ({{time}}) from the week of {{week}}',
  did_copy_other: 'copied {{count}} entries ({{time}}) from the week of {{week}}',
});
