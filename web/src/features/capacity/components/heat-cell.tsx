import { IconBeach } from '@tabler/icons-react';
import type { CapacityCell, CapacityWeek } from '#contract/capacity/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import { heatOf, usedMinutes } from '../effects/rows.ts';
import { t } from '../messages.ts';
import styles from './capacity.module.css';

type HeatCellProps = {
  cell: CapacityCell;
  week: CapacityWeek;
  format: Format;
  href?: string | undefined;
  /** Somebody of many is always away. */
  isSum?: boolean;
};

/** How full a week is: a share of capacity, a colour and a mark, and all of it in words. */
export function HeatCell({ cell, week, format, href, isSum = false }: HeatCellProps) {
  const heat = heatOf(cell, week.past);
  const words = wordsOf(cell, week, format);
  const look = classNames(styles.cell, styles[heat], !week.past && cell.draft_min > 0 && styles.draft);
  const content = (
    <>
      {cell.leave_min > 0 && !isSum && <Icon icon={IconBeach} size={11} />}
      {shareOf(cell, week, format)}
      <HiddenText>{`, ${words}`}</HiddenText>
    </>
  );
  // The row's own link opens this week by keys: a link for each cell would be a hundred stops.
  return href ? (
    <Link className={look} title={words} href={href} tabIndex={-1}>
      {content}
    </Link>
  ) : (
    <span className={look} title={words}>
      {content}
    </span>
  );
}

/** A share of capacity; hours where there is none to share. */
export const shareOf = (cell: CapacityCell, { past }: CapacityWeek, format: Format): string => {
  if (cell.utilisation_pct !== null) return t('share', { pct: format.number(cell.utilisation_pct) });
  const used = usedMinutes(cell, past);
  return used > 0 ? t('hours', { hours: hoursOf(used, format) }) : '–';
};

/** Minutes as hours, with a tenth where there is one. */
export const hoursOf = (minutes: number, format: Format): string => format.number(minutes / 60, 1);

/** All that a cell says. */
export const wordsOf = (cell: CapacityCell, { past }: CapacityWeek, format: Format): string => {
  const hours = (minutes: number) => hoursOf(minutes, format);
  const said = { used: hours(usedMinutes(cell, past)), capacity: hours(cell.capacity_min) };
  return [
    t(past ? 'said_past' : 'said_ahead', said),
    ...(cell.capacity_min === 0 ? [t('nothing')] : []),
    ...(heatOf(cell, past) === 'over' ? [t('said_over')] : []),
    ...(!past && cell.draft_min > 0 ? [t('said_draft', { draft: hours(cell.draft_min) })] : []),
    ...(cell.leave_min > 0 ? [t('said_leave', { leave: hours(cell.leave_min) })] : []),
  ].join(', ');
};
