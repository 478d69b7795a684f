import { memo } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { heightOf, LANE } from '../../effects/geometry.ts';
import { stretchOf } from '../../effects/lanes.ts';
import type { Look } from '../../effects/looks.ts';
import { colourIn } from '../../effects/looks.ts';
import { covers, leaveStretch, type PersonRow as Row } from '../../effects/rows.ts';
import type { ConflictsOf } from '../../effects/use-roster.ts';
import { t } from '../../messages.ts';
import { AddPlace } from './add-place.tsx';
import { timeStyle } from './day-lane.ts';
import styles from './grid.module.css';
import { isWeekend } from './grid-head.tsx';
import { LeaveBar, leaveWords } from './leave-bar.tsx';
import { ShiftBlock } from './shift-block.tsx';

/** What every row is drawn with. */
export type Drawn = {
  days: readonly string[];
  looks: readonly Look[];
  conflicts: ConflictsOf;
  ofAll: boolean;
  /** One day, by the clock. */
  isDay: boolean;
  mayPlan: boolean;
};

type PersonRowProps = Drawn & { row: Row; at: number };

/** Somebody's days; drawn anew only when they, or what is said of them, change. */
export const PersonRow = memo(function PersonRow({ row, at, ...drawn }: PersonRowProps) {
  return (
    <tr aria-rowindex={at + 4} className={styles.row} style={{ height: heightOf(row.lanes) }}>
      <PersonHead row={row} />
      {drawn.days.map((day, column) => (
        <DayCell key={day} {...{ row, at, day, column }} {...drawn} />
      ))}
    </tr>
  );
});

function PersonHead({ row: { person } }: { row: Row }) {
  const { number } = useFormat();
  const hours = (minutes: number) => number(minutes / 60, 1);
  const isFull = person.cap_min > 0 && person.planned_min >= person.cap_min;
  const skills = person.skills.map(({ skill }) => skill);
  const about = [person.position, ...(person.position ? [] : skills)].filter(Boolean).join(', ');
  return (
    <th scope="row" className={classNames(styles.corner, styles.person)}>
      <Avatar name={person.name} decorative />
      <span className={styles.who}>
        <b>{person.name}</b>
        <span className={styles.about}>
          <span className={styles.position} title={skills.join(', ') || undefined}>
            {about}
          </span>
          <span className={classNames(styles.load, isFull && styles.atCap)}>
            {person.cap_min > 0
              ? `${hours(person.planned_min)} / ${hours(person.cap_min)} h`
              : `${hours(person.planned_min)} h`}
            {isFull && <HiddenText>{t('at_cap')}</HiddenText>}
          </span>
        </span>
      </span>
    </th>
  );
}

type DayCellProps = PersonRowProps & { day: string; column: number };

function DayCell({ row, at, day, column, looks, conflicts, ofAll, isDay, mayPlan }: DayCellProps) {
  const blocks = row.cells[column] ?? [];
  const away = row.leave.filter((leave) => covers(leave, column));
  const isEmpty = blocks.length === 0 && away.length === 0;
  // Leave stands above what is planned; by the clock everything has its own place.
  const above = isDay ? 0 : (blocks[0]?.lane ?? 0);
  return (
    <td
      tabIndex={-1}
      data-place={`${at} ${column}`}
      className={classNames(styles.cell, isWeekend(day) && styles.weekend)}
      style={above > 0 ? { paddingTop: 3 + LANE * above } : undefined}
    >
      {away.map((leave) =>
        leave.at === column ? (
          <LeaveBar
            key={leave.leave.id}
            leave={leave}
            style={isDay ? timeStyle(leaveStretch(leave), leave.lane) : undefined}
          />
        ) : (
          <HiddenText key={leave.leave.id}>{leaveWords(leave.leave)}</HiddenText>
        ),
      )}
      {blocks.map((block) => (
        <ShiftBlock
          key={block.booking.id}
          block={block}
          colour={colourIn(looks, block.shift)}
          conflicts={conflicts.get(block.booking.id)}
          style={isDay ? timeStyle(stretchOf(block.shift, block.isEnding), block.lane) : undefined}
          {...{ ofAll, mayPlan }}
        />
      ))}
      {isEmpty && (mayPlan ? <AddPlace /> : <span className={styles.off}>–</span>)}
    </td>
  );
}
