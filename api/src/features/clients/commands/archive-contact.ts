import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireContact } from '../queries/contacts.ts';
import { holdClient } from '../rules/hold-client.ts';
import { tellContact } from '../writing/tell-contact.ts';

/** Takes a contact out of the list; archiving it again changes nothing. Throws 404, 412, 422 `archived` of its client. */
export const archiveContact = async (context: Context, client: string, id: string): Promise<void> => {
  await holdClient(context, client);
  const contact = await requireContact(context, client, id);
  requireVersion(contact, context.version, 'contact');
  if (contact.archived_at) return;
  await context.db
    .updateTable('contacts')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await tellContact(context, 'archived', contact);
};
