import { messages } from '../../../../platform/messages.ts';

/** Words of what is wrong with a file, or worth knowing of it. */
export const t = messages('imports.problems', {
  to_correct: 'To correct',
  to_correct_note:
    'Correct these cells in the file, or in the other product, and choose it again. Nothing was imported.',
  first_of: 'The first {{shown}} of {{count}}.',
  row: 'Row',
  column: 'Column',
  value: 'In the file',
  what: 'What to do',
  whole_row: 'whole row',
  empty: 'empty',
  more: 'Show {{count}} more',
  download: 'Download',
  hints: 'Good to know',
  hints_note: 'These rows are imported all the same.',
  code_duration_differs: 'Duration differs from start and end',
  code_overlap: 'Entries that overlap',
  code_long_day: 'More than 24 hours on a day',
  code_amount_unread: 'Amounts that can’t be read',
  code_tag_shortened: 'Tags that were shortened',
  code_edit_window: 'Older than the edit window',
  code_project_dates: 'Outside of a project’s dates',
  code_month_closed: 'In a closed month: can’t be imported',
  hint_rows_one: '{{count}} row',
  hint_rows_other: '{{count}} rows',
  errors_first_one: '{{count}} cell has to be corrected first.',
  errors_first_other: '{{count}} cells have to be corrected first.',
});
