import { z } from 'zod';
import { PLAN_HEALTHS } from '../account-plans/states.ts';
import { reference } from '../shapes.ts';
import { due_on, figure, line, owner_id, remark } from './fields.ts';

/** How an objective stands. */
export const OBJECTIVE_STATUSES = [...PLAN_HEALTHS, 'achieved', 'dropped'] as const;

/** What somebody writes of an objective; `metric` names what is measured, `unit` what it is measured in, such as `%` or `gates`. */
export const objectiveFields = z.object({
  title: line('Say what is to be reached.'),
  metric: z.string().trim().max(120, 'Use at most 120 characters.'),
  unit: z.string().trim().max(20, 'Use at most 20 characters.'),
  baseline: figure.nullable(),
  target: figure.nullable(),
  current: figure.nullable(),
  due_on,
  owner_id,
  status: z.enum(OBJECTIVE_STATUSES),
  note: remark,
});
/** What begins as this, where it isn't said. */
export const OBJECTIVE_DEFAULTS = {
  ...{ metric: '', unit: '', baseline: null, target: null, current: null, due_on: null, owner_id: null },
  ...{ status: 'on_track', note: '' },
} as const satisfies Partial<z.infer<typeof objectiveFields>>;

/** An objective as it is read; `progress_pct` = the way from baseline to target, 0 to 100, null where it isn't measured. */
export const objectiveShape = objectiveFields
  .omit({ owner_id: true })
  .extend({ owner: reference.nullable(), progress_pct: z.int().nullable() });
