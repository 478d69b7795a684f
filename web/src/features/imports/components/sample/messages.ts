import { messages } from '../../../../platform/messages.ts';

/** Words of a file's first rows. */
export const t = messages('imports.sample', {
  row: 'Row',
  date: 'Date',
  time: 'Time',
  person: 'Person',
  project: 'Project',
  service: 'Service type',
  note: 'Description',
  duration: 'Duration',
  no_project: 'no project',
  no_note: 'no description',
});
