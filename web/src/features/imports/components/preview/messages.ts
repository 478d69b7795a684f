import { messages } from '../../../../platform/messages.ts';

/** Words of what will happen. */
export const t = messages('imports.preview', {
  adds: 'What will be added',
  entries: 'Entries',
  hours: 'Hours',
  new_people: 'New people',
  new_projects: 'New projects',
  skipped_one: '{{count}} entry is here already',
  skipped_other: '{{count}} entries are here already',
  new_clients_one: '{{count}} new client',
  new_clients_other: '{{count}} new clients',
  new_services_one: '{{count}} new service type',
  new_services_other: '{{count}} new service types',
  sample: 'First rows',
  sample_note: 'As they will be added',
  nothing_to_add: 'All of this time is here already.',
  import_one: 'Import {{count}} entry',
  import_other: 'Import {{count}} entries',
  importing: 'Importing …',
  failed: 'Nothing was imported',
});
