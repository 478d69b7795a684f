import type { Context } from '../../../platform/context.ts';
import { lockDraft } from '../writing/lock-draft.ts';

/** Puts a draft away. Throws 404, 412, 422 `not-a-draft`. */
export const discardReorganisation = async (context: Context, id: string): Promise<void> => {
  await lockDraft(context, id, context.version);
  await context.db
    .updateTable('reorganisations')
    .set({ status: 'discarded' })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'reorganisation.discarded', subject: { type: 'reorganisation', id } });
};
