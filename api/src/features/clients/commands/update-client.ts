import type { ClientChanges } from '#contract/clients/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockClient } from '../queries.ts';
import { checkCode } from '../rules/code.ts';
import { refuseDuplicate } from '../rules/duplicates.ts';
import { checkReferences } from '../rules/references.ts';
import { checkVatId } from '../rules/vat-id.ts';

/** Changes fields of a client; nothing is written when nothing differs. Throws 404, 412, and 422 for an archived one. */
export const updateClient = async (
  context: Context,
  { id, confirm_duplicate, ...fields }: ClientChanges & { id: string },
): Promise<void> => {
  const before = await lockClient(context, id);
  requireVersion(before, context.version, 'client');
  if (before.merged_into_id)
    throw brokenRule('merged', '', 'This client went into another one: change that one.');
  if (before.archived_at)
    throw brokenRule('archived', '', 'This client is archived: restore it before you change it.');
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return;
  const changed = <Field extends keyof typeof fields>(field: Field) =>
    field in changes ? fields[field] : undefined;
  await checkCode(context, changed('code'), id);
  await checkReferences(context, { owner_id: changed('owner_id'), parent_id: changed('parent_id') }, id);
  await checkVatId(context, changed('vat_id'), id);
  const identity = { name: changed('name'), website: changed('website'), vat_id: changed('vat_id') };
  if (!confirm_duplicate) await refuseDuplicate(context, identity, id);
  await context.db
    .updateTable('clients')
    .set(fields)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'client.updated', subject: { type: 'client', id }, changes });
};
