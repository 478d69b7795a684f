import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BLOCK_CELLS, BLOCK_ROWS, blockCell, blockDone } from './block.ts';

/**
 * Sets a block of cells, all of them or none: `block-refused` says beside `cells.N.…` what is wrong with each. Every cell
 * follows the rules of one, also that of what was seen.
 */
export const setBlock = endpoint({
  method: 'POST',
  path: '/daily-activity/cells',
  summary: 'Set a block of cells of the week',
  access: { scope: 'organization', object: '/daily-activity', action: 'create' },
  body: z.object({
    cells: z
      .array(blockCell)
      .min(1, 'Send at least one cell.')
      .max(BLOCK_CELLS, `Paste at most ${BLOCK_ROWS} rows of a week at once.`),
  }),
  response: blockDone,
});
