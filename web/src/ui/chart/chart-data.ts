/** One row of figures: a value for every category, or null where there is none. */
export type ChartSeries = {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** A CSS colour; the palette's next one unless told. */
  color?: string;
  /** Writes its values in the table where they are of another kind, such as shares. */
  format?: (value: number) => string;
  plain?: (value: number) => string;
  /** Lines only: likely values are dashed, plans are dotted; with none only the name stands at the end. */
  stroke?: 'solid' | 'dashed' | 'dotted' | 'none';
  /** Lines only: at the line's end instead of the label, such as £706k likely. */
  end?: string;
};

export type ChartCategory = {
  /** Tells categories apart that have the same label. */
  id?: string;
  label: string;
  /** Instead of the label on the axis, where it says less. */
  axis?: string;
  /** Instead of the label on the axis, where room is short. */
  short?: string;
  /** The filtered list behind the bar. */
  href?: string;
};

export type ChartData = {
  /** What the categories are, such as "Month"; heads the table's first column. */
  categoryLabel: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  /** What the axis counts in whole steps of: 3600 for seconds that are written as hours. */
  unit?: number;
  /** Writes a value, such as £454k. */
  format: (value: number) => string;
  /** Writes a value exactly, in the table. */
  exact?: (value: number) => string;
  /** Writes a value for a spreadsheet: figures alone. */
  plain?: (value: number) => string;
};

const palette = 7;

/** The colour of the n-th series, in the palette's order. */
export function seriesColor(series: ChartSeries, position: number): string {
  return series.color ?? `var(--chart-${(position % palette) + 1})`;
}

type TickOptions = { count?: number; unit?: number | undefined };

/** 1, 2 or 5 times a power of ten, at least about so much. */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
};

/** Numbers around values that lie far from 0, in nice steps: from the lowest or below to the highest or above. */
export function ticksAround(min: number, max: number, count = 3): number[] {
  const step = niceStep((max - min || Math.abs(max) || 1) / count);
  const [first, last] = [Math.floor(min / step + 1e-9), Math.ceil(max / step - 1e-9)];
  return Array.from({ length: Math.max(last, first + 1) - first + 1 }, (_, index) => (first + index) * step);
}

/** Numbers from 0 (or below) to at least the maximum, in steps of 1, 2, 5, 10 … units, at most `count` of them. */
export function niceTicks(min: number, max: number, { count = 4, unit }: TickOptions = {}): number[] {
  const size = unit ?? 1;
  const span = (Math.max(max, 0) - Math.min(min, 0)) / size || 1;
  const rough = Math.max(span / count, unit === undefined ? 0 : 1);
  const step = niceStep(rough) * size;
  const first = Math.floor(Math.min(min, 0) / step);
  const last = Math.ceil(Math.max(max, 0) / step - 1e-9);
  return Array.from({ length: Math.max(last, first + 1) - first + 1 }, (_, index) => (first + index) * step);
}

/** Smallest and greatest value drawn; of sums where bars are stacked. */
export function extent({ categories, series }: ChartData, stacked = false): [min: number, max: number] {
  const sums = categories.map((_, index) => series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0));
  const values = stacked ? sums : series.flatMap((one) => one.values.filter((value) => value !== null));
  return [Math.min(0, ...values), Math.max(0, ...values)];
}
