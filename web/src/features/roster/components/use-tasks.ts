import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Block } from '../effects/rows.ts';

/** What is being done in a box over the roster. */
export type Task =
  | { readonly do: 'add'; readonly day: string; readonly member_id: string | null }
  | { readonly do: 'edit' | 'cancel'; readonly shift: Shift }
  /** Somebody for an open place; `member` where it is known who. */
  | { readonly do: 'assign'; readonly shift: Shift; readonly member_id: string | null }
  /** Somebody else in place of whom it is. */
  | { readonly do: 'replace'; readonly block: Block; readonly member_id: string | null }
  /** Repeats a shift, or what is done to the series that it belongs to. */
  | { readonly do: 'repeat' | 'further' | 'turn' | 'end'; readonly shift: Shift }
  /** Copies the week of a day. */
  | { readonly do: 'copy'; readonly day: string }
  | { readonly do: 'template'; readonly act: TemplateAct; readonly day: string }
  | { readonly do: 'publish' };

/** What is done with templates: one is made of the days around a day, or planned from, or all are looked after. */
export type TemplateAct = 'save' | 'use' | 'manage';

/** The box over the roster. */
export function useTasks() {
  const [task, setTask] = useState<Task | null>(null);
  return { task, start: setTask, end: () => setTask(null) };
}
