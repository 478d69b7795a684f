import type { Context } from '../../../platform/context.ts';
import { listOpenTime } from '../../activity/queries.ts';
import { listOpenGrave } from '../../ops-log/queries.ts';
import type { OpenWork } from '../rules/step.ts';

/** What holds each of some projects open. */
export const readOpenWork = async (
  context: Context,
  projects: readonly string[],
): Promise<(id: string) => OpenWork> => {
  const [time, grave] = await Promise.all([
    listOpenTime(context, projects),
    listOpenGrave(context, projects),
  ]);
  return (id) => ({ time: time.get(id), grave: grave.get(id) });
};
