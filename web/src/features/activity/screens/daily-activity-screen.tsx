import { useQuery } from '@tanstack/react-query';
import type { ActivityDay, ActivityWeek } from '#contract/activity/day-shapes.ts';
import { startOfWeek } from '#contract/activity/rules.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { DayHead, PhoneMoves } from '../components/day/day-head.tsx';
import { shortDayTitle } from '../components/day/day-words.ts';
import { WeekStrip } from '../components/day/week-strip.tsx';
import { EntryDialog } from '../components/form/entry-dialog.tsx';
import { useElapsed } from '../components/timer/use-elapsed.ts';
import { useUnsentDay } from '../components/unsent/use-unsent-day.ts';
import { useUnsentWeek } from '../components/week/use-unsent-week.ts';
import { type TimeView, useTimeView } from '../effects/use-time-view.ts';
import { t } from '../messages.ts';
import { activityDay, activityWeek } from '../queries.ts';
import styles from './daily-activity.module.css';
import { DayContent } from './day-content.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { useHasNoProject } from './use-has-no-project.ts';
import { useTask } from './use-task.ts';

type DailyActivityScreenProps = {
  /** YYYY-MM-DD. */
  date: string;
  /** Undefined leads to today. */
  onDate: (date: string | undefined) => void;
  /** As the address says; else as it was looked at last. */
  view?: TimeView | undefined;
  onView: (view: TimeView) => void;
};

/** The day and its week as the server has them, and with what hasn't reached it yet. */
function useDayAndWeek(date: string, weekStart: number) {
  const day = useQuery(activityDay(date));
  const week = useQuery(activityWeek(startOfWeek(date, weekStart)));
  const shown = useUnsentDay(day.data);
  return { day, week, shown, shownWeek: useUnsentWeek(week.data, week.dataUpdatedAt) };
}

const isRunningIn = (whole: ActivityDay | ActivityWeek, timer: ActivityDay['timer'] | undefined): boolean => {
  const [from, to] = 'rows' in whole ? [whole.from, whole.to] : [whole.date, whole.date];
  return timer ? from <= timer.work_date && timer.work_date <= to : false;
};

/** How the days are shown: a week has no room on a phone. What is chosen is remembered. */
function useShownView({ view, onView }: Pick<DailyActivityScreenProps, 'view' | 'onView'>, isPhone: boolean) {
  const kept = useTimeView();
  const asked = view ?? kept.view;
  return {
    view: isPhone && asked === 'week' ? 'day' : asked,
    onView: (to: TimeView) => {
      kept.remember(to);
      onView(to);
    },
  };
}

/** A day of one's own time: timer, entries, week, note, submission. */
export function DailyActivityScreen({ date, onDate, ...way }: DailyActivityScreenProps) {
  const { locale, weekStart } = useFormat();
  const isPhone = useIsPhone();
  const { view, onView } = useShownView(way, isPhone);
  const { day, week, shown, shownWeek } = useDayAndWeek(date, weekStart);
  const { task, open, close } = useTask(date, shown);
  const elapsed = useElapsed(shown?.timer?.started_at, day.data?.now, day.dataUpdatedAt);
  const whole = view === 'week' ? shownWeek?.week : shown;
  const logged = whole && whole.total_s + (isRunningIn(whole, shown?.timer) ? elapsed : 0);
  const add = () => open({ add: { work_date: date } });
  const again = () => Promise.all([day.refetch(), week.refetch()]);
  const failed = failedRead(day.error ?? week.error, t('load_failed'), again);
  const hasNoProject = useHasNoProject(day.data, week.data);
  return (
    <div className={styles.page}>
      <PageHead
        title={isPhone ? shortDayTitle(locale, date) : t('title')}
        phoneActions={<PhoneMoves {...{ date, onDate, view, onView }} />}
      />
      {isPhone ? (
        <WeekStrip week={shownWeek?.week} {...{ date, locale, view }} />
      ) : (
        <DayHead
          date={date}
          locale={locale}
          logged={logged}
          plannedMinutes={whole?.planned_minutes ?? 0}
          {...{ onDate, view, onView }}
          onAdd={day.data?.on_team && !hasNoProject ? add : undefined}
        />
      )}
      {shown && shownWeek ? (
        <DayContent
          day={shown}
          {...shownWeek}
          hasNoProject={hasNoProject}
          elapsed={elapsed}
          view={view}
          onTask={open}
          onAdd={add}
        />
      ) : failed ? (
        <LoadError {...failed} />
      ) : (
        <DaySkeleton />
      )}
      {task && <EntryDialog task={task} onClose={close} />}
    </div>
  );
}
