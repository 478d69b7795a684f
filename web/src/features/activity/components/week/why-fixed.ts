import type { WeekCell } from '#contract/activity/day-shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { heldAdvice, isHeld } from '../held/held-words.ts';
import { t as held } from '../held/messages.ts';
import { t } from './messages.ts';

/** Why a cell can't be typed into, who saw to that, and what to do. */
export const whyFixed = (
  { entry_ids, lock }: Pick<WeekCell, 'entry_ids' | 'lock'>,
  format?: Pick<Format, 'instant'>,
): string => {
  if (lock && isHeld(lock.status)) return heldAdvice(lock.status, lock.held, format);
  if (lock?.closed) return held('month_closed');
  return entry_ids.length > 1 ? t('several', { count: entry_ids.length }) : t('closed');
};
