import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Chip } from '../../../../ui/action/chip.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { dayAt, daysBetween } from '../../effects/days.ts';
import styles from './bar.module.css';
import { t } from './messages.ts';

type AsOfProps = { data: OrgChart; day: string | undefined; onDay: (day: string | undefined) => void };

/** Which day is shown. */
export function AsOf(props: AsOfProps) {
  const format = useFormat();
  return (
    <Popover
      role="dialog"
      label={t('as_of')}
      className={styles.asOf}
      trigger={
        <Chip name={t('as_of')} value={props.day === undefined ? t('today') : format.day(props.day)} />
      }
    >
      {() => <Days {...props} />}
    </Popover>
  );
}

/** A day by its date, through the days by a slider, or from change to change. */
export function Days({ data, day: asked, onDay }: AsOfProps) {
  const { today, since, changes } = data;
  const format = useFormat();
  const day = asked ?? today;
  const go = (to: string | undefined) => onDay(to === today ? undefined : to);
  const before = changes.find((change) => change < day);
  const after = changes.findLast((change) => change > day);
  const last = changes.find((change) => change <= day);
  return (
    <div className={styles.days}>
      <DateField label={t('day')} value={day} min={since} max={today} onChange={(to) => to && go(to)} />
      <DaySlider key={day} {...{ since, today, day }} onDay={go} />
      <div className={styles.changes}>
        <IconButton
          small
          icon={IconChevronLeft}
          label={t('change_before')}
          disabled={before === undefined}
          onClick={() => go(before)}
        />
        <span className={styles.note} aria-live="polite">
          {last ? t('last_change', { day: format.day(last) }) : t('no_change', { day: format.day(since) })}
        </span>
        <IconButton
          small
          icon={IconChevronRight}
          label={t('change_after')}
          disabled={after === undefined}
          onClick={() => go(after)}
        />
        <Button small disabled={asked === undefined} onClick={() => onDay(undefined)}>
          {t('to_today')}
        </Button>
      </div>
    </div>
  );
}

type DaySliderProps = { since: string; today: string; day: string; onDay: (day: string) => void };

/** Days between the first that is known and today; read once the slider is let go. */
function DaySlider({ since, today, day, onDay }: DaySliderProps) {
  const format = useFormat();
  const [at, setAt] = useState(() => daysBetween(since, day));
  const moved = dayAt(since, at);
  const settle = () => moved !== day && onDay(moved);
  return (
    <label className={styles.slider}>
      <span className={styles.note}>{format.day(moved)}</span>
      <input
        type="range"
        min={0}
        max={daysBetween(since, today)}
        value={at}
        aria-label={t('day_slider')}
        aria-valuetext={format.day(moved)}
        onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </label>
  );
}
