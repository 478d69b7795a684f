import { messages } from '../../../../platform/messages.ts';

/** Words of choosing a file. */
export const t = messages('imports.file', {
  title: 'Choose a file',
  drop: 'Drop a CSV file here',
  drop_now: 'Let go to read the file',
  or: 'or',
  choose: 'Choose file',
  note: 'Detailed time report as CSV, up to 10 MB. Nothing is imported before you have seen what it holds.',
  reading: 'Reading {{name}} …',
  one_file: 'Choose one file at a time.',
  too_large:
    '{{name}} is larger than 10 MB. Export a shorter period, and import the parts one after the other.',
  refused: '{{name}} can’t be imported',
  where: 'Where to get the file',
  toggl: 'Toggl Track',
  toggl_how: 'Reports → Detailed → choose the period → Export → Download CSV.',
  clockify: 'Clockify',
  clockify_how: 'Reports → Detailed → choose the period → Export → Save as CSV.',
  harvest: 'Harvest',
  harvest_how: 'Reports → Detailed time → choose the timeframe → Export → CSV.',
  projects_too: 'Projects themselves come from a CSV or Excel file, too:',
  import_projects: 'Import projects',
  safe: 'Import the same file twice, and nothing is added twice. Every import can be undone as a whole.',
});
