import { useState } from 'react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { useLeftForm } from '../components/form/entry-draft.ts';
import type { EntryTask } from '../components/form/entry-values.ts';
import { useAskedTask } from './use-asked-task.ts';

/** The entry's form that is open: the one asked for here, one left unsaved, or one that the address asks for. */
export function useTask(date: string, day: ActivityDay | undefined) {
  const [task, setTask] = useState<EntryTask>();
  const leftForm = useLeftForm();
  const [left, setLeft] = useState(leftForm.read);
  const { asked, forget } = useAskedTask(date);
  const close = () => {
    setTask(undefined);
    setLeft(null);
    forget();
  };
  const open = task ?? (left && day && leftTask(left, day)) ?? asked;
  return { task: day?.on_team ? open : undefined, open: setTask, close };
}

/** The form over what it was typed over, whatever became of the entry since: saving finds out. */
function leftTask(left: ActivityEntry | 'new', { date }: ActivityDay): EntryTask | undefined {
  if (left === 'new') return { add: { work_date: date } };
  return left.work_date === date ? { change: left } : undefined;
}
