import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockReorganisation } from '../queries/reorganisations.ts';
import { requireDraft } from '../queries.ts';

/** A draft in the version that was read, held until the transaction ends. Throws 404, 412, 422 `not-a-draft`. */
export const lockDraft = async (context: Context, id: string, version: number | null) => {
  const found = await lockReorganisation(context, id);
  requireVersion(found, version, 'reorganisation');
  requireDraft(found.status);
  return found;
};

/** Makes the draft another version, since its moves are others. */
export const touchDraft = ({ db, organization, now }: Context, id: string) =>
  db
    .updateTable('reorganisations')
    .set({ updated_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
