import type { Context } from '../../../platform/context.ts';
import { type ContactRow, requireContact } from '../queries/contacts.ts';
import { holdClient } from '../rules/hold-client.ts';
import { hasMainContact } from '../writing/main-contact.ts';
import { tellContact } from '../writing/tell-contact.ts';

/** Brings an archived contact back; one that isn't archived stays as it is. Throws 404, 422 `archived` of its client. */
export const restoreContact = async (context: Context, client: string, id: string): Promise<ContactRow> => {
  await holdClient(context, client);
  const contact = await requireContact(context, client, id);
  if (!contact.archived_at) return contact;
  const main = contact.main && !(await hasMainContact(context, client));
  await context.db
    .updateTable('contacts')
    .set({ archived_at: null, main })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await tellContact(context, 'restored', contact);
  return requireContact(context, client, id);
};
