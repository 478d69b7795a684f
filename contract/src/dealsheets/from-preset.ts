import { comparedInputs } from '../calculator/from-preset.ts';
import type { Json } from '../presets/leaves.ts';

/** Lists that a preset begins and that are the dealsheet's own from then on. */
const OWN_LISTS = ['lines', 'phases', 'risks', 'assumptions'];

/** What a preset says of a dealsheet, or what stands in its content, as the two are compared: lists are the dealsheet's own. */
export const comparedContent = (of: object): Record<string, Json> =>
  Object.fromEntries(Object.entries(comparedInputs(of)).filter(([field]) => !OWN_LISTS.includes(field)));

/** What of a preset's locks binds a dealsheet. */
export const bindingDealLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => !OWN_LISTS.includes(path.slice(1)));
