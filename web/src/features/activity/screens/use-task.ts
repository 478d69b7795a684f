import { useState } from 'react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { isNew, useLeftForm } from '../components/entries/entry-draft.ts';
import type { EntryTask } from '../components/entries/entry-values.ts';
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
  const open = task ?? (day && leftTask(left, day)) ?? asked;
  return { task: day?.on_team ? open : undefined, open: setTask, close };
}

function leftTask(left: string | null, { date, entries }: ActivityDay): EntryTask | undefined {
  if (isNew(left)) return { add: { work_date: date } };
  const change = entries.find(({ id }) => id === left);
  return change && { change };
}
