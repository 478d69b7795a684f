import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addOpsLogEntry, correctOpsLogEntry, listOpsLog, verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { filtersOn } from '../../../ui/list/filter-definition.ts';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { useIsOnPaper } from '../../../ui/theme/use-is-on-paper.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { project } from '../../projects/queries.ts';
import { Filters } from '../components/filters.tsx';
import { LogHead } from '../components/log-head.tsx';
import { LogList } from '../components/log-list.tsx';
import { Printed } from '../components/printed.tsx';
import type { Task } from '../components/row/verbs.tsx';
import { Write } from '../components/write/write.tsx';
import type { OpsLogSearch } from '../effects/ops-log-address.ts';
import { useFilters } from '../effects/use-filters.ts';
import { useFollowed } from '../effects/use-followed.ts';
import { useLog } from '../effects/use-log.ts';
import styles from './ops-log.module.css';

const EntryBox = lazy(() => import('../components/detail/entry-box.tsx'));
const ReadyForOffline = lazy(() => import('../components/unsent/ready-for-offline.tsx'));
const TaskBox = lazy(() => import('../components/detail/task-box.tsx'));
const Statistics = lazy(() => import('../components/statistics/statistics.tsx'));

type OpsLogScreenProps = { project_id: string; search: OpsLogSearch };

/** What happened on a project: written down at the top, read below, in a chain that nobody rewrites. */
export function OpsLogScreen({ project_id, search }: OpsLogScreenProps) {
  const { view = 'timeline' } = search;
  const narrowing = useFilters(project_id, search);
  const { filters, value, change, set, open, narrow } = narrowing;
  const log = useLog(project_id, search);
  const may = useMay(project_id, log.isRead);
  const [task, setTask] = useState<Task | null>(null);
  const hidden = useIsNarrow() || view !== 'table' ? undefined : (search.hide ?? []);
  const shown = {
    on: filtersOn(filters, value).map(({ label }) => label),
    onClear: () => change({}),
  };
  const doing = { ...may, onTask: setTask };
  const isWhole = shown.on.length === 0 && view !== 'statistics';
  const { marked, onOpen } = useFollowed({ project_id, search, log, isWhole, open, narrow });
  return (
    <div className={classNames(styles.page, (hidden || view === 'statistics') && styles.wide)}>
      <LogHead
        {...{ project_id, search }}
        mayVerify={may.mayVerify}
        view={view}
        onView={(to) => set({ view: to === 'timeline' ? undefined : to })}
      />
      {may.mayWrite && view !== 'statistics' && (
        <Write key={project_id} project_id={project_id} handsOver={search.write === 'handover'} />
      )}
      <Printed {...narrowing} />
      {!log.isRefused && <Filters {...narrowing} hidden={hidden} />}
      {view === 'statistics' ? (
        <Suspense fallback={<SkeletonRows rows={8} height={64} />}>
          <Statistics {...{ project_id, search }} {...shown} />
        </Suspense>
      ) : (
        <LogList {...{ log, doing, hidden, marked, onOpen }} {...shown} />
      )}
      <Suspense fallback={null}>
        {search.entry && !task && (
          <EntryBox
            key={search.entry}
            {...{ project_id, doing }}
            entry_id={search.entry}
            onClose={() => onOpen(undefined)}
          />
        )}
        {may.mayWrite && <ReadyForOffline project_id={project_id} />}
        {task && <TaskBox task={task} onClose={() => setTask(null)} />}
      </Suspense>
    </div>
  );
}

/** Where a table has no room, or would cut words off that nobody can unfold: its rows are the timeline's there. */
function useIsNarrow(): boolean {
  const isPhone = useIsPhone();
  return useIsOnPaper() || isPhone;
}

/** What the person may do here: by the rules, or because they are on shift here and so could read. */
function useMay(project_id: string, isRead: boolean) {
  const { data: shown } = useSuspenseQuery(project(project_id));
  const { may } = usePermissions();
  const isOnShift = isRead && !may(listOpsLog, { project_id });
  const isOpen = shown.status !== 'archived';
  return {
    mayWrite: isOpen && (isOnShift || may(addOpsLogEntry, { project_id })),
    mayCorrect: isOpen && may(correctOpsLogEntry, { project_id }),
    mayVerify: isOnShift || may(verifyOpsLog, { project_id }),
  };
}
