import { IconUserPlus } from '@tabler/icons-react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { heightOf } from '../../effects/geometry.ts';
import { stretchOf } from '../../effects/lanes.ts';
import { t } from '../../messages.ts';
import { AddPlace } from './add-place.tsx';
import { timeStyle } from './day-lane.ts';
import styles from './grid.module.css';
import { isWeekend } from './grid-head.tsx';
import { OpenBlock } from './open-block.tsx';
import type { Drawn } from './person-row.tsx';

type OpenRowProps = Drawn & {
  open: readonly (readonly Shift[])[];
  lanes: number;
  onUnfold: () => void;
};

/** Places that nobody fills, above everybody. */
export function OpenRow({ days, open, lanes, isDay, mayPlan, ofAll, onUnfold }: OpenRowProps) {
  const places = open.flat().reduce((sum, shift) => sum + shift.open, 0);
  const folded = Math.max(0, ...open.map(({ length }) => length)) > lanes;
  return (
    <tr aria-rowindex={3} className={styles.row} style={{ height: heightOf(lanes) }}>
      <th scope="row" className={classNames(styles.corner, styles.person)}>
        <span className={styles.vacant}>
          <Icon icon={IconUserPlus} size={14} />
        </span>
        <span className={styles.who}>
          <b>{t('open_shifts')}</b>
          <span className={styles.about}>
            {places > 0 ? t('open_places', { count: places }) : t('none_open')}
          </span>
        </span>
        {folded && (
          <Button small variant="ghost" onClick={onUnfold}>
            {t('all')}
          </Button>
        )}
      </th>
      {days.map((day, column) => (
        <td
          key={day}
          tabIndex={-1}
          data-place={`-1 ${column}`}
          className={classNames(styles.cell, isWeekend(day) && styles.weekend)}
        >
          {open[column]?.slice(0, lanes).map((shift, lane) => (
            <OpenBlock
              key={shift.id}
              shift={shift}
              ofAll={ofAll}
              mayPlan={mayPlan}
              style={isDay ? timeStyle(stretchOf(shift), lane) : undefined}
            />
          ))}
          {open[column]?.length === 0 && mayPlan && <AddPlace />}
        </td>
      ))}
    </tr>
  );
}
