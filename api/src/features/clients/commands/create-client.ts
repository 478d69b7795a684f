import type { NewClient } from '#contract/clients/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { checkCode } from '../rules/code.ts';
import { refuseDuplicate } from '../rules/duplicates.ts';
import { checkReferences } from '../rules/references.ts';
import { checkVatId } from '../rules/vat-id.ts';

/** Makes a client and returns its id. Throws 422 for a bad VAT id, and for a likely duplicate that isn't confirmed. */
export const createClient = async (
  context: Context,
  { confirm_duplicate, ...fields }: NewClient,
): Promise<string> => {
  await checkCode(context, fields.code, null);
  await checkReferences(context, fields, null);
  await checkVatId(context, fields.vat_id, null);
  if (!confirm_duplicate) await refuseDuplicate(context, fields, null);
  const { id } = await context.db
    .insertInto('clients')
    .values({ org_id: context.organization, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'client.created',
    subject: { type: 'client', id },
    changes: changesBetween({}, fields),
  });
  return id;
};
