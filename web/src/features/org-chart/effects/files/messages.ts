import { messages } from '../../../../platform/messages.ts';

/** Words of the files of the chart. */
export const t = messages('org-chart-files', {
  as_of: 'Org chart as of {{day}}',
  as_drafted: 'Org chart as drafted in “{{name}}”, {{day}}',
  below: 'below {{name}}',
  svg: 'SVG',
  svg_note: 'What is open, as lines',
  png: 'PNG',
  png_note: 'What is open, as a picture',
  pdf: 'PDF',
  pdf_note: 'On one sheet',
  csv: 'CSV',
  csv_note: 'Everybody, as rows',
  failed: 'The org chart could not be exported',
  saved: '{{name}} saved',
  smaller: 'It is so large that the picture has it at {{pct}}. The SVG file has it whole.',
});
