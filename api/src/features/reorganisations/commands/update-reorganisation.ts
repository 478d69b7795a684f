import type { BodyOf } from '#contract/endpoint.ts';
import type { updateReorganisation as endpoint } from '#contract/reorganisations/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockDraft } from '../writing/lock-draft.ts';

/** Renames a draft; without a difference nothing is written. Throws 404, 412, 422 `not-a-draft`. */
export const updateReorganisation = async (
  context: Context,
  id: string,
  fields: BodyOf<typeof endpoint>,
): Promise<void> => {
  const draft = await lockDraft(context, id, context.version);
  const changes = changesBetween(draft, fields);
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('reorganisations')
    .set(fields)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'reorganisation.changed',
    subject: { type: 'reorganisation', id },
    changes,
  });
};
