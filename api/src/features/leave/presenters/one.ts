import type { Leave } from '#contract/leave/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { presentLeave } from '../presenter.ts';
import { requireLeave } from '../queries/requests.ts';
import { requireReadable } from '../rules/may.ts';

/** One leave, as its person or whoever may read all sees it. Throws 404 for anybody else. */
export const presentOne = async (context: Context, id: string): Promise<Leave> => {
  const row = await requireLeave(context, id);
  requireReadable(context, row);
  return presentLeave(context, row);
};
