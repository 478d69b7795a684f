import { z } from 'zod';
import { day, id, seconds } from '../shapes.ts';
import { DAY_SECONDS } from './rules.ts';

/** How many rows of a week can be pasted or cleared at once. */
export const BLOCK_ROWS = 100;
/** How many cells that is. */
export const BLOCK_CELLS = BLOCK_ROWS * 7;

/** Hours for a cell of the week: a day of a project and a service. */
export const cellHours = z.object({
  work_date: day,
  project_id: id.nullable(),
  service_type_id: id.nullable(),
  duration_s: z
    .int('Enter a duration such as 1:30.')
    .min(0, 'Enter a duration such as 1:30.')
    .max(DAY_SECONDS, 'A day has at most 24 hours.'),
  seen_s: seconds.optional(),
});

/** Hours for a cell of a block; `restores` is the entry that was deleted there, brought back as it was. */
export const blockCell = z.object({ ...cellHours.shape, restores: id.optional() });
/** Hours for a cell of a block. */
export type BlockCell = z.infer<typeof blockCell>;

/** What a block did: how many cells it changed, and the block that takes it back. */
export const blockDone = z.object({ changed: z.int(), undo: z.array(blockCell) });
/** What a block did. */
export type BlockDone = z.infer<typeof blockDone>;
