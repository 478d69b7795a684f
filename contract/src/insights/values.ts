import type { Evidence, FoundRow, InsightSubject, LabelledValue, Measured } from './finding.ts';
import { MOST_FOUND_ROWS } from './finding.ts';

type Code = LabelledValue['code'];

/** A labelled value of a unit whose value is a number. */
export const numbered = (
  code: Code,
  unit: 'seconds' | 'minutes' | 'count' | 'days' | 'percent',
  value: number,
): LabelledValue => ({ code, is: { unit, value } });

/** Money, or that it can't be told. */
export const money = (code: Code, value: number | null, currency: string): LabelledValue =>
  value === null
    ? { code, is: { unit: 'unknown', value: 'no-rate' } }
    : { code, is: { unit: 'money', value, currency } };

/** A day, or that there is none. */
export const dayOrNone = (code: Code, value: string | null): LabelledValue => ({
  code,
  is: value === null ? { unit: 'unknown', value: 'no-end' } : { unit: 'day', value },
});

/** Any measured value. */
export const labelled = (code: Code, is: Measured): LabelledValue => ({ code, is });

/** Something that a finding names. */
export const named = (code: Code, value: InsightSubject): LabelledValue => ({
  code,
  is: { unit: 'reference', value },
});

/** Values as evidence, with the list behind each. */
export const evidenceOf = (values: readonly LabelledValue[], link: string | null = null): Evidence[] =>
  values.map((value) => ({ ...value, link }));

/** The worst of the rows that a finding was found in, as many as are kept. */
export const worstOf = <Row>(
  rows: readonly Row[],
  compare: (one: Row, other: Row) => number,
  told: (row: Row) => FoundRow,
): FoundRow[] => rows.toSorted(compare).slice(0, MOST_FOUND_ROWS).map(told);

/** Whole per cent of a whole, rounded towards nought; 0 of nothing. Exact: a quotient of safe integers is never rounded over the next one. */
export const percentOf = (part: number, whole: number): number => {
  if (whole <= 0) return 0;
  const hundredfold = part * 100;
  return Number.isSafeInteger(hundredfold)
    ? Math.trunc(hundredfold / whole) + 0
    : Number((BigInt(part) * 100n) / BigInt(whole));
};
