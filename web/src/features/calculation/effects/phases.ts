import type { Calculation } from '#contract/calculator/inputs.ts';

/** What changes of a calculation with other phases: what was of one that is gone is of none. */
export const withPhases = (
  { lines, expenses, phases: before }: Calculation,
  phases: readonly string[],
): Partial<Calculation> => {
  const gone = new Set(before.filter((name) => !phases.includes(name)));
  const kept = <Part extends { readonly phase: string | null }>(part: Part): Part =>
    part.phase !== null && gone.has(part.phase) ? { ...part, phase: null } : part;
  return {
    phases: [...phases],
    ...(gone.size > 0
      ? { lines: lines.map(kept), ...(expenses ? { expenses: expenses.map(kept) } : {}) }
      : {}),
  };
};
