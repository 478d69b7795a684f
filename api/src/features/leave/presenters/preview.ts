import type { QueryOf } from '#contract/endpoint.ts';
import type { previewLeave } from '#contract/leave/endpoints.ts';
import { minutesOf } from '#contract/leave/minutes.ts';
import type { LeavePreview } from '#contract/leave/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { effectOf, problemsOf } from '../rules/request.ts';
import { readWanted } from '../rules/wanted.ts';

/** What a request of the caller's own would take, and every rule that it would break. */
export const presentPreview = async (
  context: Context,
  asked: QueryOf<typeof previewLeave>,
): Promise<LeavePreview> => {
  const wanted = await readWanted(context, asked);
  const balance = await effectOf(context, wanted);
  const { days } = wanted;
  return {
    ...{ minutes: minutesOf(days), days: days.filter(({ minutes }) => minutes > 0).length, balance },
    holidays: days.flatMap(({ day, holiday }) => (holiday === null ? [] : [{ date: day, name: holiday }])),
    problems: await problemsOf(context, wanted, balance),
  };
};
