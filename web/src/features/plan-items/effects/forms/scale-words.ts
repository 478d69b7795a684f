import { t } from '../../components/forms/messages.ts';

/** How somebody at the client stands to us, −2 to 2. */
export const SUPPORTS = [2, 1, 0, -1, -2] as const;
/** How much their word counts, 1 to 5. */
export const INFLUENCES = [5, 4, 3, 2, 1] as const;
/** How well we know them, 0 to 4. */
export const COVERAGES = [0, 1, 2, 3, 4] as const;
/** How much a strength, a weakness and their like matter. */
export const IMPACTS = [1, 2, 3] as const;

const worded =
  <Step extends number>(steps: readonly Step[], word: (step: Step) => string) =>
  (value: number): string => {
    const step = steps.find((one) => one === value);
    return step === undefined ? String(value) : word(step);
  };

/** A figure of support with what it means. */
export const supportWord = worded(SUPPORTS, (step) => t(`support_${step}`));
/** A figure of influence with what it means. */
export const influenceWord = worded(INFLUENCES, (step) => t(`influence_${step}`));
/** A figure of coverage with what it means. */
export const coverageWord = worded(COVERAGES, (step) => t(`coverage_${step}`));
/** A figure of impact with what it means. */
export const impactWord = worded(IMPACTS, (step) => t(`impact_${step}`));
