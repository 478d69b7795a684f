import {
  type CalculationLine,
  type CalculatorInputs,
  LINES_AT_MOST,
  PHASES_AT_MOST,
} from '#contract/calculator/inputs.ts';
import { brokenRule } from '#contract/errors.ts';

/** Inputs with more lines, and with the phases that those name. Throws 422 `too-many-lines`. */
export const withLines = (inputs: CalculatorInputs, added: readonly CalculationLine[]): CalculatorInputs => {
  const lines = [...inputs.lines, ...added];
  const phases = [...new Set([...inputs.phases, ...added.flatMap(({ phase }) => phase ?? [])])];
  if (lines.length > LINES_AT_MOST || phases.length > PHASES_AT_MOST)
    throw brokenRule(
      'too-many-lines',
      'preset_id',
      `With the lines of this preset there are more than ${LINES_AT_MOST} lines or ${PHASES_AT_MOST} phases: remove some first.`,
    );
  return { ...inputs, lines, phases };
};
