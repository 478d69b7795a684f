import { type CalculationLine, LINES_AT_MOST, PHASES_AT_MOST } from '#contract/calculator/inputs.ts';
import { type DealsheetContent, SENTENCES_AT_MOST } from '#contract/dealsheets/content.ts';
import type { DealsheetPreset } from '#contract/dealsheets/preset.ts';
import { brokenRule } from '#contract/errors.ts';

const LONGEST_PHASE = 120;

/**
 * A content with lines of a preset and the phases that those name, and with its phases, risks and assumptions as far as they aren't there.
 * Throws 422 `too-many-lines`.
 */
export const withLists = (
  content: DealsheetContent,
  { phases = [], risks = [], assumptions = [] }: Pick<DealsheetPreset, 'phases' | 'risks' | 'assumptions'>,
  added: readonly CalculationLine[],
): DealsheetContent => {
  const known = new Set(content.risks.map(({ text }) => text));
  const whole: DealsheetContent = {
    ...content,
    lines: [...content.lines, ...added],
    phases: unique([
      ...content.phases,
      ...phases.map((phase) => phase.slice(0, LONGEST_PHASE).trim()),
      ...added.flatMap(({ phase }) => phase ?? []),
    ]),
    risks: [...content.risks, ...unique(risks).flatMap((text) => (known.has(text) ? [] : [riskOf(text)]))],
    assumptions: unique([...content.assumptions, ...assumptions]),
  };
  requireRoom(whole);
  return whole;
};

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** How likely and how grave it is, whoever takes it over says. */
const riskOf = (text: string) => ({ text, likelihood: 'medium', impact: 'medium', mitigation: '' }) as const;

const requireRoom = ({ lines, phases, risks, assumptions }: DealsheetContent): void => {
  const isTooMuch =
    lines.length > LINES_AT_MOST ||
    phases.length > PHASES_AT_MOST ||
    risks.length > SENTENCES_AT_MOST ||
    assumptions.length > SENTENCES_AT_MOST;
  if (isTooMuch)
    throw brokenRule(
      'too-many-lines',
      'preset_id',
      `With what this preset brings there are more than ${LINES_AT_MOST} lines, or more than ${SENTENCES_AT_MOST} phases, risks or assumptions: remove some first.`,
    );
};
