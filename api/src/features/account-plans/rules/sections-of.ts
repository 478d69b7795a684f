import { type AgeingSection, TEXT_SECTIONS } from '#contract/account-plans/sections.ts';

/** The parts of a plan that change with fields of it. */
export const sectionsOf = (fields: object): AgeingSection[] => [
  ...new Set(Object.entries(TEXT_SECTIONS).flatMap(([field, section]) => (field in fields ? [section] : []))),
];
