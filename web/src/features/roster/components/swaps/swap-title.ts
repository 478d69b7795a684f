import type { Swap } from '#contract/swaps/shapes.ts';
import { t } from './messages.ts';

/** A request in a few words. */
export const titleOf = ({ kind, requester, counterpart }: Swap): string => {
  if (!counterpart) return t('drop', { one: requester.name });
  return t(kind === 'swap' ? 'swap_of' : 'drop_to', { one: requester.name, other: counterpart.name });
};
