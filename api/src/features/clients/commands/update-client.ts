import type { ClientChanges } from '#contract/clients/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/versions.ts';
import { lockClient } from '../queries.ts';
import { refuseDuplicate } from '../rules/duplicates.ts';
import { checkReferences } from '../rules/references.ts';

/** Changes fields of a client; nothing is written when nothing differs. Throws 404, 412, and 422 for an archived one. */
export const updateClient = async (
  context: Context,
  { id, confirm_duplicate, ...fields }: ClientChanges & { id: string },
): Promise<void> => {
  const before = await lockClient(context, id);
  requireVersion(before, context.version, 'client');
  if (before.archived_at)
    throw brokenRule('archived', '', 'This client is archived: restore it before you change it.');
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return;
  const changed = Object.fromEntries(Object.entries(fields).filter(([field]) => field in changes));
  await checkReferences(context, changed, id);
  if (!confirm_duplicate) await refuseDuplicate(context, changed, id);
  await context.db
    .updateTable('clients')
    .set(changed)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'client.updated', subject: { type: 'client', id }, changes });
};
