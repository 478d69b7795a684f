import type { LabelledValue } from '#contract/insights/finding.ts';
import type { Insight } from '#contract/insights/shapes.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { Column } from '../../../platform/row-files/columns.ts';

const wordOf = ({ code, is }: LabelledValue): string => {
  if (is.unit === 'reference') return `${code}: ${is.value.name}`;
  if (is.unit === 'money') return `${code}: ${majorOf(is.value, is.currency)} ${is.currency}`;
  if (is.unit === 'percent') return `${code}: ${is.value} %`;
  return is.unit === 'seconds' || is.unit === 'minutes' || is.unit === 'days'
    ? `${code}: ${is.value} ${is.unit}`
    : `${code}: ${is.value}`;
};

const wordsOf = (values: readonly LabelledValue[]): string => values.map(wordOf).join('; ');

/** The columns of a file of insights; kinds, values and reasons by the codes of the lists. */
export const INSIGHT_COLUMNS: readonly Column<Insight>[] = [
  { heading: 'About', cell: ({ group }) => group, width: 14 },
  { heading: 'Kind', cell: ({ kind }) => kind, width: 26 },
  { heading: 'Subject', cell: ({ subject }) => subject.name, width: 28 },
  { heading: 'Severity', cell: ({ severity }) => severity, width: 10 },
  { heading: 'Confidence (%)', cell: ({ confidence }) => confidence.pct, width: 10 },
  { heading: 'Reason', cell: ({ confidence }) => confidence.reason, width: 20 },
  { heading: 'From', cell: ({ days }) => days?.from ?? null, width: 12 },
  { heading: 'To', cell: ({ days }) => days?.to ?? null, width: 12 },
  { heading: 'Count', cell: ({ count }) => count, width: 8 },
  { heading: 'Evidence', cell: ({ evidence }) => wordsOf(evidence), width: 60 },
  {
    heading: 'Formula',
    cell: ({ formula }) => `${formula.code}: ${wordsOf(formula.values)}`,
    width: 60,
  },
  { heading: 'State', cell: ({ state }) => state, width: 12 },
  { heading: 'Decided', cell: ({ decision }) => decision?.at ?? null, width: 24 },
  { heading: 'Dismissed because', cell: ({ decision }) => decision?.because ?? null, width: 18 },
  { heading: 'Note', cell: ({ decision }) => decision?.note ?? null, width: 40 },
  { heading: 'First found', cell: ({ first_found_at }) => first_found_at, width: 24 },
  { heading: 'Last found', cell: ({ last_found_at }) => last_found_at, width: 24 },
];
