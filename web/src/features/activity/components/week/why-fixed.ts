import type { WeekCell } from '#contract/activity/day-shapes.ts';
import { t } from './messages.ts';

/** Why a cell can't be typed into. */
export const whyFixed = ({ entry_ids }: Pick<WeekCell, 'entry_ids'>): string =>
  entry_ids.length > 1 ? t('several', { count: entry_ids.length }) : t('closed');
