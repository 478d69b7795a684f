import { lazy, Suspense } from 'react';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { createShift } from '#contract/shifts/shift-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { RosterView } from '../effects/roster-address.ts';
import { type Span, spanWords } from '../effects/span.ts';
import type { Task, useTasks } from './use-tasks.ts';

const ShiftDialog = lazy(() => import('./shift/shift-dialog.tsx'));
const ShiftFormDialog = lazy(() => import('./shift/shift-form-dialog.tsx'));
const CancelDialog = lazy(() => import('./shift/cancel-dialog.tsx'));
const FillDialog = lazy(() => import('./shift/fill-dialog.tsx'));
const SeriesTask = lazy(() => import('./series/series-task.tsx'));
const CopyDialog = lazy(() => import('./batch/copy-dialog.tsx'));
const TemplateTask = lazy(() => import('./templates/template-task.tsx'));
const SwapsDialog = lazy(() => import('./swaps/swaps-dialog.tsx'));
const PublishDialog = lazy(() => import('./publish/publish-dialog.tsx'));

type RosterTasksProps = {
  project_id: string | null;
  roster: Roster;
  tasks: ReturnType<typeof useTasks>;
  mayPlan: boolean;
  span: Span;
  view: RosterView;
  date: string;
  /** The shift that the address names. */
  opened: string | undefined;
  /** The requests about shifts are, too. */
  isSwaps: boolean;
  onClose: () => void;
  /** Shows the days around a day. */
  onShow: (day: string) => void;
};

/** The box over the roster: what is being done, else the shift that the address names. */
export function RosterTasks(props: RosterTasksProps) {
  const { project_id, roster, tasks, opened, isSwaps, mayPlan, onClose } = props;
  const permissions = usePermissions();
  const shift = [...roster.overnight, ...roster.shifts].find(({ id }) => id === opened);
  return (
    <Suspense fallback={null}>
      {tasks.task && <TaskBox {...props} task={tasks.task} onClose={tasks.end} />}
      {!tasks.task && isSwaps && mayPlan && project_id && (
        <SwapsDialog project_id={project_id} onClose={onClose} />
      )}
      {!tasks.task && !isSwaps && shift && (
        <ShiftDialog
          shift={shift}
          mayPlan={roster.planning && permissions.may(createShift, { project_id: shift.project.id })}
          onTask={tasks.start}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

/** What is done with templates, for as much as is looked at. */
const templateOf = ({ act, day }: Extract<Task, { do: 'template' }>, view: RosterView) => ({
  ...{ act, day, span: view === 'day' ? ('day' as const) : ('week' as const) },
});

function TaskBox(props: RosterTasksProps & { task: Task }) {
  const { task, project_id, roster, span, view, date, onClose, onShow } = props;
  const { locale } = useFormat();
  // What is done is done to a shift as it is by now.
  const now = (id: string) => roster.shifts.find((shift) => shift.id === id);
  if (task.do === 'publish')
    return (
      project_id && (
        <PublishDialog {...{ project_id, span, onClose }} spanWords={spanWords(view, date, span, locale)} />
      )
    );
  if (task.do === 'copy')
    return project_id && <CopyDialog {...{ project_id, onShow, onClose }} day={task.day} />;
  if (task.do === 'template')
    return project_id && <TemplateTask {...{ project_id, onShow, onClose, ...templateOf(task, view) }} />;
  if (task.do === 'add')
    return (
      <ShiftFormDialog
        {...{ project_id, onClose }}
        day={task.day}
        member={roster.people.find(({ id }) => id === task.member_id)}
      />
    );
  if (task.do === 'replace')
    return (
      <FillDialog
        shift={task.block.shift}
        block={task.block}
        member_id={task.member_id}
        people={roster.people}
        onClose={onClose}
      />
    );
  const shift = now(task.shift.id) ?? task.shift;
  if (task.do === 'assign')
    return <FillDialog {...{ shift, onClose }} member_id={task.member_id} people={roster.people} />;
  if (task.do === 'repeat' || task.do === 'further' || task.do === 'turn' || task.do === 'end')
    return <SeriesTask {...{ shift, onClose }} act={task.do} />;
  if (task.do === 'cancel') return <CancelDialog shift={shift} onClose={onClose} />;
  return (
    <ShiftFormDialog project_id={shift.project.id} shift={task.shift} day={shift.day} onClose={onClose} />
  );
}
