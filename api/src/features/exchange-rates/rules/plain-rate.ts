import { plainDecimal } from '#contract/money/plain.ts';

/** A stored rate as people write it: four places at least. */
export const plainRate = (stored: string): string => plainDecimal(stored, 4);
