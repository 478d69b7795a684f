import { messages } from '../../../../platform/messages.ts';

/** Words of spans, layers and what the colours mean. */
export const t = messages('org-chart-figures', {
  title: 'Spans and layers',
  note: 'Of what the filters show. A span is how many people answer to somebody who leads.',
  departments: 'By department',
  layers: 'By layer',
  department: 'Department',
  layer: 'Layer',
  people: 'People',
  leading: 'Leading',
  span: 'Span, mean',
  widest: 'Widest span',
  vacant: 'Vacant seats',
  all: 'All',
  none: '–',
  no_department: 'No department',
  colours: 'What the colours mean',
  table: 'Table',
});
