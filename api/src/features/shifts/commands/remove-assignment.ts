import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findPlanned, holdShift, requireAlive } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { requireOpenWord } from '../rules/steps.ts';
import { freePlace } from '../writing/free-place.ts';

/** Takes somebody off a shift: at once where they don't know of it, else told with the next publication. Throws 404, 412, 422. */
export const removeAssignment = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<void> => {
  await requireSeenProject(context, project);
  const found = await findPlanned(context, project, id);
  if (!found) throw notFound('booking');
  requireAlive(await holdShift(context, project, found.shift_id));
  const before = await findPlanned(context, project, id);
  requireVersion(before, context.version, 'booking');
  requireOpenWord(before);
  await freePlace(context, before);
};
