import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ActivityDay, ActivityWeek } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { CardStack, MainAndSide } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { SubmitCard } from '../components/day/submit-card.tsx';
import { Timeline } from '../components/day/timeline.tsx';
import { useHanding } from '../components/day/use-handing.ts';
import { EntriesCard } from '../components/entries/entries-card.tsx';
import type { EntryTask } from '../components/form/entry-values.ts';
import { DayNoteCard } from '../components/note/day-note-card.tsx';
import { IdleTimer } from '../components/timer/idle-timer.tsx';
import { TimerCard } from '../components/timer/timer-card.tsx';
import { UnsentTimer } from '../components/timer/unsent-timer.tsx';
import { WeekCard } from '../components/week/week-card.tsx';
import type { TimeView } from '../effects/use-time-view.ts';
import { t } from '../messages.ts';
import { activityChoices } from '../queries.ts';
import styles from './daily-activity.module.css';
import { CalendarSkeleton } from './day-skeleton.tsx';
import { PhoneVerbs } from './phone-verbs.tsx';

const FavouritesBar = lazy(() => import('../components/shortcuts/favourites-bar.tsx'));
const PlanCard = lazy(() => import('../components/plan/plan-card.tsx'));
const OpenShiftsCard = lazy(() => import('../components/plan/open-shifts-card.tsx'));
const LeaveNote = lazy(() => import('../components/day/leave-note.tsx'));
const ProposalsCard = lazy(() => import('../components/shortcuts/proposals-card.tsx'));
const CalendarCard = lazy(() => import('../components/calendar/calendar-card.tsx'));

type DayContentProps = {
  day: ActivityDay;
  week: ActivityWeek;
  /** The keys of the week's cells in which something waits to be sent. */
  waiting: ReadonlySet<string>;
  /** There is nothing to log on, and nothing logged in the week. */
  hasNoProject: boolean;
  /** Seconds of the running timer. */
  elapsed: number;
  view: TimeView;
  onTask: (task: EntryTask) => void;
  onAdd: () => void;
};

/** Everything of a day, or why there is nothing to log on. */
export function DayContent(props: DayContentProps) {
  const { day, week, hasNoProject, elapsed, view, onTask, onAdd } = props;
  const { locale } = useFormat();
  const { id } = useOrganization();
  const isPhone = useIsPhone();
  const handing = useHanding(day, week.from);
  // On a phone the shortcuts would leave no room for it.
  const isCalendarFirst = isPhone && view !== 'list';
  if (!day.on_team)
    return (
      <Panel>
        <Empty title={t('outsider')} note={t('outsider_note')} />
      </Panel>
    );
  if (hasNoProject) return <NoProject today={day.today} />;
  const side = (
    <>
      <SubmitCard day={day} locale={locale} handing={handing} />
      <DayNoteCard key={`${id} ${day.date}`} day={day} />
    </>
  );
  const main = (
    <>
      {day.leave && view !== 'week' && (
        <Suspense fallback={null}>
          <LeaveNote day={day} />
        </Suspense>
      )}
      {day.timer ? <TimerCard timer={day.timer} elapsed={elapsed} /> : <IdleTimer />}
      <UnsentTimer />
      {!isCalendarFirst && <Shortcuts day={day} onTask={onTask} />}
      {view === 'list' ? (
        <DayList {...props} />
      ) : (
        <Suspense fallback={<CalendarSkeleton />}>
          <CalendarCard date={day.date} span={view} onTask={onTask} />
        </Suspense>
      )}
      {isCalendarFirst && <Shortcuts day={day} onTask={onTask} />}
      {view !== 'list' && <OpenShifts date={day.date} />}
    </>
  );
  return (
    <>
      {view === 'week' ? <CardStack>{main}</CardStack> : <MainAndSide side={side}>{main}</MainAndSide>}
      {isPhone && <PhoneVerbs day={day} handing={handing} onAdd={onAdd} />}
    </>
  );
}

/** What is planned for the day, what is logged again and again, and what is proposed. */
function Shortcuts({ day, onTask }: Pick<DayContentProps, 'day' | 'onTask'>) {
  return (
    <>
      <Suspense fallback={null}>
        <PlanCard date={day.date} />
      </Suspense>
      <div className={styles.shortcuts}>
        <Suspense fallback={null}>
          <FavouritesBar day={day} onTask={onTask} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <ProposalsCard date={day.date} />
      </Suspense>
    </>
  );
}

/** What one could take comes after what one has. */
function OpenShifts({ date }: { date: string }) {
  return (
    <Suspense fallback={null}>
      <OpenShiftsCard date={date} />
    </Suspense>
  );
}

/** The day's line and entries, and the week as a grid of hours. */
function DayList({ day, week, waiting, elapsed, onTask }: DayContentProps) {
  const { locale } = useFormat();
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && <Timeline day={day} elapsed={elapsed} />}
      <EntriesCard day={day} elapsed={elapsed} onTask={onTask} />
      <OpenShifts date={day.date} />
      {!isPhone && <WeekCard key={week.from} week={week} date={day.date} locale={locale} waiting={waiting} />}
    </>
  );
}

function NoProject({ today }: { today: string }) {
  const { refetch } = useQuery(activityChoices(today, ''));
  return (
    <Panel>
      <Empty title={t('no_project')} note={t('no_project_note')}>
        <Button variant="primary" onClick={() => void refetch()}>
          {t('look_again')}
        </Button>
      </Empty>
    </Panel>
  );
}
