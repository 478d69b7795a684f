import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findNewest } from '../queries/revisions.ts';
import { lockKept } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/** Begins the next revision from the newest one and answers its number. Throws 403, 404, 422 `draft-exists` and `archived`. */
export const draftRevision = async (context: Context, id: string): Promise<number> => {
  const preset = await lockKept(context, id);
  const newest = await findNewest(context, id);
  if (!newest) throw notFound('preset');
  if (newest.status === 'draft')
    throw brokenRule('draft-exists', '', 'The next revision is begun already: go on with that draft.');
  const revision = newest.revision + 1;
  await context.db
    .insertInto('preset_revisions')
    .values({ preset_id: id, revision, payload: JSON.stringify(newest.payload), locked: newest.locked })
    .execute();
  await tell(context, preset, { type: 'preset.drafted', data: { revision } });
  return revision;
};
