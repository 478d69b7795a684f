import { searchParameters, text } from '../../../platform/search.ts';

/** What a new plan begins with: a preset, an earlier plan, and for which client it is. */
export const newPlanSearch = searchParameters({ preset: text, client: text, from: text });

/** What a new plan begins with, read. */
export type NewPlanSearch = ReturnType<typeof newPlanSearch>;
