import type { AgeingSection } from '#contract/account-plans/sections.ts';

/** The part of a plan in which each of its texts stands. */
const TEXTS = [
  ['summary', 'summary'],
  ['client_goals', 'strategy'],
  ['strategy', 'strategy'],
] as const satisfies readonly (readonly [string, AgeingSection])[];

/** The parts of a plan that change with fields of it. */
export const sectionsOf = (fields: object): AgeingSection[] => [
  ...new Set(TEXTS.flatMap(([field, section]) => (field in fields ? [section] : []))),
];
