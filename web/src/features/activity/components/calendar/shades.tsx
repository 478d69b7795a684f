import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { MORNING } from '../../effects/calendar/spots.ts';
import { timeOf } from '../../effects/calendar/wall.ts';
import { spanStyle } from './block-style.ts';
import styles from './calendar.module.css';
import { t } from './messages.ts';

/** What kind of time lies behind a day's entries: working hours, a holiday or leave, closed days, an hour that isn't or comes twice. */
export function Shades({ day }: { day: CalendarDay }) {
  const { planned_minutes, holiday, leave, open, clock_change } = day;
  // Leave of a part of the day shows in the working hours that are left of it.
  const isOff = holiday !== null || (leave && planned_minutes === 0);
  return (
    <>
      {planned_minutes > 0 && (
        <div className={styles.working} style={spanStyle(MORNING, MORNING + planned_minutes)} />
      )}
      {(isOff || !open) && <div className={classNames(styles.all, isOff ? styles.holiday : styles.closed)} />}
      {clock_change && <Changed {...clock_change} />}
    </>
  );
}

function Changed({ at, to }: { at: number; to: number }) {
  const [from, until] = [Math.min(at, to), Math.max(at, to)];
  const words = t(to > at ? 'skipped' : 'twice', { from: timeOf(from), to: timeOf(until) });
  return (
    <div
      className={classNames(styles.changed, to > at ? styles.skipped : styles.twice)}
      style={spanStyle(from, until)}
      title={words}
    >
      <HiddenText>{words}</HiddenText>
    </div>
  );
}
