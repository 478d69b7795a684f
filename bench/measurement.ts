/** One figure beside its limit; `ok` is null for a figure that is only reported. */
export interface Measurement {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly ok: boolean | null;
}

/** The middle value; of an even number of values the upper middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A ratio that must be at least `least`. */
export const atLeast = (name: string, ratio: number, least: number, detail: string): Measurement => ({
  name,
  value: `${ratio.toFixed(2)} (${detail})`,
  limit: `≥ ${least.toFixed(2)}`,
  ok: ratio >= least,
});

/** A figure that must be at most `most`. */
export const atMost = (
  name: string,
  value: number,
  most: number,
  unit: string,
  detail = '',
): Measurement => ({
  name,
  value: `${Number(value.toFixed(2))} ${unit}${detail ? ` (${detail})` : ''}`,
  limit: `≤ ${most} ${unit}`,
  ok: value <= most,
});

/** A figure without a limit. */
export const reported = (name: string, value: string): Measurement => ({ name, value, limit: '', ok: null });

/** The measurements as a table of Markdown. */
export const tableOf = (measurements: readonly Measurement[]): string => {
  const rows = measurements.map(
    ({ name, value, limit, ok }) => `| ${name} | ${value} | ${limit} | ${verdict(ok)} |`,
  );
  return ['| what | measured | limit | |', '| --- | --- | --- | --- |', ...rows].join('\n');
};

const verdict = (ok: boolean | null): string => (ok === null ? 'reported' : ok ? 'met' : '**missed**');
