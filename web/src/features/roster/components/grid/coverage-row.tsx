import { IconCheck } from '@tabler/icons-react';
import type { Roster, RosterDay } from '#contract/shifts/roster-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from './coverage.module.css';
import grid from './grid.module.css';
import { isWeekend } from './grid-head.tsx';

/** How many places of each day are filled, and what the days cost where one may know. */
export function CoverageRow({ roster, days }: { roster: Roster; days: readonly string[] }) {
  const format = useFormat();
  const costs = roster.days.map(({ cost_minor }) => cost_minor ?? 0);
  const cost = costs.reduce((sum, one) => sum + one, 0);
  return (
    <tr className={grid.row} aria-rowindex={2}>
      <th scope="row" className={classNames(grid.corner, styles.corner)}>
        <span>{t('places_filled')}</span>
        {roster.currency && cost > 0 && (
          <span className={styles.cost} title={t('cost_note')}>
            {format.money(cost, roster.currency, { compact: true })}
          </span>
        )}
      </th>
      {days.map((date) => {
        const day = roster.days.find((one) => one.date === date);
        return (
          <td
            key={date}
            className={classNames(styles.cell, isWeekend(date) && grid.weekend)}
            title={
              roster.currency && day?.cost_minor ? format.money(day.cost_minor, roster.currency) : undefined
            }
          >
            {day && day.places > 0 ? <Filled day={day} /> : <span className={styles.none}>–</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Filled({ day: { places, filled } }: { day: RosterDay }) {
  const open = places - filled;
  return (
    <>
      <span className={styles.line}>
        <b>{`${filled}/${places}`}</b>
        {open > 0 ? (
          <span className={styles.open}>{t('open_count', { count: open })}</span>
        ) : (
          <span className={styles.full}>
            <Icon icon={IconCheck} size={14} />
            <HiddenText>{t('full')}</HiddenText>
          </span>
        )}
      </span>
      <CoverageBar filled={filled} places={places} />
    </>
  );
}

/** The share that is filled, red where something is open. */
export const CoverageBar = ({ filled, places }: { filled: number; places: number }) => (
  <span className={styles.track} aria-hidden="true">
    <span
      className={classNames(styles.fill, filled < places && styles.lacking)}
      style={{ width: `${places > 0 ? (filled / places) * 100 : 0}%` }}
    />
  </span>
);
