import { messages } from '../../../../platform/messages.ts';

/** Words of what became of an import. */
export const t = messages('imports.result', {
  imported_one: '{{count}} entry imported',
  imported_other: '{{count}} entries imported',
  nothing_added: 'Nothing was added',
  nothing_added_note: 'All of this time was here already.',
  undone: 'This import was undone',
  undone_note_one: '{{count}} entry was deleted, and with it what the import had created.',
  undone_note_other: '{{count}} entries were deleted, and with them what the import had created.',
  kept: 'Kept, because something else uses it: {{names}}.',
  from: '{{file}}, {{source}}',
  by: '{{when}} by {{who}}',
  entries: 'Entries',
  hours: 'Hours',
  people: 'New people',
  projects: 'New projects',
  skipped_one: '{{count}} was here already',
  skipped_other: '{{count}} were here already',
  clients_one: '{{count}} new client',
  clients_other: '{{count}} new clients',
  services_one: '{{count}} new service type',
  services_other: '{{count}} new service types',
  where: 'Where the time went',
  open_dashboard: 'Dashboard',
  open_project: 'Open the project’s dashboard',
  no_project: 'The time is on no project.',
  undo: 'Undo import',
  another: 'Import another file',
  undo_ask: 'Undo this import?',
  undo_note_one:
    '{{count}} entry ({{hours}}) of {{file}} is deleted for good, with every change made to it since.',
  undo_note_other:
    '{{count}} entries ({{hours}}) of {{file}} are deleted for good, with every change made to them since.',
  undo_created:
    'People, clients, projects and service types that it created go too, unless something else uses them.',
  undo_failed: 'The import could not be undone',
  undone_toast: 'Import undone',
});
