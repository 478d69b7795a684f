import Big from 'big.js';
import { type RoundingRule, roundTotal } from '#contract/activity/rounding.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { ExportLine, ExportPart } from '#contract/time-exports/shapes.ts';

/** A cell: text, or a number as an exact decimal. */
export type Cell = string | { readonly number: string } | null;
/** A column of a file: its heading, and what a line says in it. */
export interface Column {
  readonly heading: string;
  readonly cell: (line: ExportLine) => Cell;
}

const COLUMNS_OF: Readonly<Record<ExportPart, readonly Column[]>> = {
  client: [{ heading: 'Client', cell: ({ client }) => client?.name ?? null }],
  project: [
    { heading: 'Project code', cell: ({ project }) => project?.code ?? null },
    { heading: 'Project', cell: ({ project }) => project?.name ?? null },
  ],
  member: [{ heading: 'Person', cell: ({ member }) => member?.name ?? null }],
  service: [
    { heading: 'Service code', cell: ({ service }) => service?.code ?? null },
    { heading: 'Service', cell: ({ service }) => service?.name ?? null },
  ],
  category: [{ heading: 'Category', cell: ({ category }) => category }],
  day: [{ heading: 'Day', cell: ({ day }) => day }],
  rate: [
    { heading: 'Rate', cell: ({ rate }) => (rate === null ? null : { number: new Big(rate).toFixed() }) },
    { heading: 'Per', cell: ({ unit }) => unit },
  ],
};

/** Hours as an exact decimal, at most four places. */
export const hoursOf = (seconds: number): string =>
  new Big(seconds).div(3600).round(4, Big.roundHalfUp).toFixed();

/** The columns of a file: what it is summed by, hours as the organization rounds them, seconds as they are, money. */
export const columnsOf = (parts: readonly ExportPart[], rounding: RoundingRule): Column[] => [
  ...Object.entries(COLUMNS_OF).flatMap(([part, columns]) =>
    parts.some((one) => one === part) ? columns : [],
  ),
  { heading: 'Hours', cell: ({ seconds }) => ({ number: hoursOf(roundTotal(seconds, rounding)) }) },
  { heading: 'Seconds', cell: ({ seconds }) => ({ number: String(seconds) }) },
  { heading: 'Entries', cell: ({ entries }) => ({ number: String(entries) }) },
  {
    heading: 'Amount',
    cell: ({ amount_minor, currency }) => (currency ? { number: majorOf(amount_minor, currency) } : null),
  },
  { heading: 'Currency', cell: ({ currency }) => currency },
];
