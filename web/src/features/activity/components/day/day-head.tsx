import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { TimeView } from '../../effects/use-time-view.ts';
import { t } from '../../messages.ts';
import { PhoneViewSwitch, ViewSwitch } from '../calendar/view-switch.tsx';
import { useWaiting } from '../unsent/waiting-days.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import styles from './day-head.module.css';
import { dayTitle, weekTitle } from './day-words.ts';

type DayHeadProps = {
  date: string;
  locale: string;
  /** Seconds, the running timer included; undefined while loading. */
  logged: number | undefined;
  plannedMinutes: number;
  onDate: (date: string | undefined) => void;
  onAdd: (() => void) | undefined;
  view: TimeView;
  onView: (view: TimeView) => void;
};

/** The name of the day or week, the way to others, how they are shown, how much is logged of what is planned, and Add entry. */
export function DayHead({ date, locale, logged, plannedMinutes, onDate, onAdd, view, onView }: DayHeadProps) {
  const { weekStart } = useFormat();
  const isWeek = view === 'week';
  const from = isWeek ? startOfWeek(date, weekStart) : date;
  const days = isWeek ? 7 : 1;
  const to = addDays(from, days - 1);
  const waits = useWaiting(from, to).length > 0;
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{isWeek ? weekTitle(locale, from, to) : dayTitle(locale, date)}</h2>
      <span className={styles.moves}>
        <IconButton
          icon={IconChevronLeft}
          label={t(isWeek ? 'previous_week' : 'previous_day')}
          small
          onClick={() => onDate(addDays(date, -days))}
        />
        <Button small onClick={() => onDate(undefined)}>
          {t('today')}
        </Button>
        <IconButton
          icon={IconChevronRight}
          label={t(isWeek ? 'next_week' : 'next_day')}
          small
          onClick={() => onDate(addDays(date, days))}
        />
      </span>
      <ViewSwitch view={view} onView={onView} />
      <span className={styles.end}>
        {logged !== undefined && (
          <Text muted figures>
            {waits && <WaitingMark />}
            <Logged seconds={logged} plannedMinutes={plannedMinutes} />
          </Text>
        )}
        {onAdd && (
          <Button icon={IconPlus} onClick={onAdd} data-tour="add">
            {t('add_entry')}
          </Button>
        )}
      </span>
    </div>
  );
}

function Logged({ seconds, plannedMinutes }: { seconds: number; plannedMinutes: number }) {
  const total = useTotals().total(seconds);
  const logged = hoursAndMinutes(total.seconds);
  return (
    <span title={total.exact}>
      {plannedMinutes > 0
        ? t('of_planned', { logged, planned: hoursAndMinutes(plannedMinutes * 60) })
        : t('logged_only', { logged })}
    </span>
  );
}

type PhoneMovesProps = Pick<DayHeadProps, 'date' | 'onDate' | 'view' | 'onView'>;

/** How the day is shown, and the way to other days, in the phone's top bar. */
export function PhoneMoves({ date, onDate, view, onView }: PhoneMovesProps) {
  const move = (days: number) => () => onDate(addDays(date, days));
  return (
    <>
      <PhoneViewSwitch view={view} onView={onView} />
      <IconButton
        icon={IconChevronLeft}
        label={t('previous_day')}
        variant="ghost"
        iconSize={20}
        onClick={move(-1)}
      />
      <IconButton
        icon={IconChevronRight}
        label={t('next_day')}
        variant="ghost"
        iconSize={20}
        onClick={move(1)}
      />
    </>
  );
}
