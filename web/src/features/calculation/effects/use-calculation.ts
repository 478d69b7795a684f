import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { calculate } from '#contract/calculator/calculate.ts';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { neededCurrencies } from '#contract/calculator/needed-rates.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { RateOfDay } from '#contract/exchange-rates/shapes.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { rateOfDay } from '../queries.ts';
import { calculable, isBlankLine, typingProblems } from './calculable.ts';

/** What a calculation comes to while it is typed. */
export interface LiveCalculation {
  /** What was counted, with nothing in it that is no number: what is solved, and what sensitivities are of. */
  readonly counted: Calculation;
  /** Null where it can't be counted; `problems` say why. */
  readonly results: CalculationResults | null;
  readonly rates: readonly DatedRate[];
  /** By field, such as `lines.3.quantity`: what was typed and what the rules refuse. */
  readonly problems: readonly FieldProblem[];
  /** Rates are being read. */
  readonly isPending: boolean;
}

/** Results that stay as they are, such as those of what is frozen. */
export interface KeptResults {
  readonly results: CalculationResults;
  readonly rates: readonly DatedRate[];
}

/**
 * Counts a calculation behind the typing, with the exchange rates of its day: what is drawn meanwhile is what was counted last, and
 * no key waits for it. `kept` takes the place of counting.
 */
export function useCalculation(calculation: Calculation, kept: KeptResults | null = null): LiveCalculation {
  const deferred = useDeferredValue(calculation);
  const found = useDayRates(kept ? null : deferred);
  const rates = kept?.rates ?? found.rates;
  const isPending = found.isPending;
  return useMemo(() => {
    const counted = calculable(deferred);
    if (kept) return { counted, rates, results: kept.results, problems: [], isPending: false };
    const problems = isPending ? [] : problemsOf(deferred, rates);
    return { counted, rates, problems, isPending, results: isPending ? null : resultsOf(counted, rates) };
  }, [deferred, kept, rates, isPending]);
}

/** What has to be mended in a calculation as it stands, one sentence a field: for whoever saves, since results are behind the typing. */
export const problemsOf = (calculation: Calculation, rates: readonly DatedRate[]): readonly FieldProblem[] =>
  firstOfEach([...typingProblems(calculation), ...ruleProblems(calculation, rates)]);

const resultsOf = (calculation: Calculation, rates: readonly DatedRate[]): CalculationResults | null => {
  try {
    return calculate(calculation, rates);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What the rules refuse, but of lines that nothing was typed in. */
const ruleProblems = (calculation: Calculation, rates: readonly DatedRate[]): readonly FieldProblem[] => {
  const isOfBlank = (field: string) => {
    const line = calculation.lines[Number(field.split('.')[1])];
    return field.startsWith('lines.') && line !== undefined && isBlankLine(line);
  };
  return calculationProblems(calculation, rates).filter(({ field }) => !isOfBlank(field));
};

const firstOfEach = (problems: readonly FieldProblem[]): FieldProblem[] => {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) if (!first.has(problem.field)) first.set(problem.field, problem);
  return [...first.values()];
};

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/** What the currencies of a calculation were worth on its day, in the organization's. */
function useDayRates(calculation: Calculation | null) {
  const needed = calculation ? neededCurrencies(calculation).filter(isCode) : [];
  const day = calculation?.rate_day ?? '';
  return useQueries({ queries: needed.map((currency) => rateOfDay(currency, day)), combine: together });
}

const together = (
  found: readonly { readonly data: RateOfDay | undefined; readonly isLoading: boolean }[],
) => ({
  rates: found.flatMap(({ data }) => dated(data)),
  isPending: found.some(({ isLoading }) => isLoading),
});

/** The organization's own currency needs no rate. */
const dated = (found: RateOfDay | undefined): DatedRate[] =>
  found?.rate && found.day && found.currency !== found.into
    ? [{ currency: found.currency, into: found.into, rate: found.rate, day: found.day }]
    : [];
