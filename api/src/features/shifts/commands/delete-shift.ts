import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { holdShift } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { skipDays } from '../writing/skip-days.ts';

/** Takes a draft off the roster with everybody on it. Throws 404, 412, 422 `published`. */
export const deleteShift = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<void> => {
  await requireSeenProject(context, project);
  const shift = await holdShift(context, project, id);
  requireVersion(shift, context.version, 'shift');
  if (shift.status !== 'draft')
    throw brokenRule(
      'published',
      '',
      'People were told of this shift: cancel it, and they are told of that.',
    );
  await context.db
    .deleteFrom('shifts')
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const { day, starts_at, ends_at, service_type_id, role, series_id, series_day } = shift;
  if (series_id && series_day) await skipDays(context, series_id, [series_day]);
  await context.record({
    ...{ type: 'shift.deleted', subject: { type: 'shift', id }, project },
    data: { day, starts_at, ends_at, service_type_id, role },
  });
};
