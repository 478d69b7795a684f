import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addOpsLogEntry, correctOpsLogEntry, listOpsLog, verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { filtersOn } from '../../../ui/list/filter-definition.ts';
import { project } from '../../projects/queries.ts';
import { LogHead } from '../components/log-head.tsx';
import { LogList } from '../components/log-list.tsx';
import type { Task } from '../components/row/verbs.tsx';
import { Write } from '../components/write/write.tsx';
import type { OpsLogSearch } from '../effects/ops-log-address.ts';
import { useFilters } from '../effects/use-filters.ts';
import { useLog } from '../effects/use-log.ts';
import styles from './ops-log.module.css';

const EntryBox = lazy(() => import('../components/detail/entry-box.tsx'));
const TaskBox = lazy(() => import('../components/detail/task-box.tsx'));

type OpsLogScreenProps = { project_id: string; search: OpsLogSearch };

/** What happened on a project: written down at the top, read below, in a chain that nobody rewrites. */
export function OpsLogScreen({ project_id, search }: OpsLogScreenProps) {
  const { filters, value, change, open } = useFilters(project_id, search);
  const log = useLog(project_id, search);
  const may = useMay(project_id, log.isRead);
  const [task, setTask] = useState<Task | null>(null);
  const on = filtersOn(filters, value).map(({ label }) => label);
  const doing = { ...may, onTask: setTask };
  return (
    <div className={styles.page}>
      {may.mayVerify && <LogHead project_id={project_id} />}
      {may.mayWrite && <Write key={project_id} project_id={project_id} />}
      {!log.isRefused && (
        <div className={styles.filters}>
          <FilterBar filters={filters} value={value} onChange={change} />
        </div>
      )}
      <LogList {...{ log, on, doing }} onClear={() => change({})} onOpen={open} />
      <Suspense fallback={null}>
        {search.entry && !task && (
          <EntryBox
            key={search.entry}
            {...{ project_id, doing }}
            entry_id={search.entry}
            onClose={() => open(undefined)}
          />
        )}
        {task && <TaskBox task={task} onClose={() => setTask(null)} />}
      </Suspense>
    </div>
  );
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
