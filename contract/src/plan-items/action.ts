import { z } from 'zod';
import { day, reference } from '../shapes.ts';
import { due_on, line, owner_id, remark } from './fields.ts';

/** How an action stands. */
export const ACTION_STATUSES = ['open', 'doing', 'done', 'dropped'] as const;

/** What somebody writes of an action. */
export const actionFields = z.object({
  title: line('Say what is to be done.'),
  owner_id,
  due_on,
  status: z.enum(ACTION_STATUSES),
  note: remark,
});
/** What begins as this, where it isn't said. */
export const ACTION_DEFAULTS = {
  ...{ owner_id: null, due_on: null, status: 'open', note: '' },
} as const satisfies Partial<z.infer<typeof actionFields>>;
/** An action as it is read; `done_on` = the day on which it was done. */
export const actionShape = actionFields
  .omit({ owner_id: true })
  .extend({ owner: reference.nullable(), done_on: day.nullable() });
