import * as endpoints from '#contract/clients/contact-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { archiveContact } from '../commands/archive-contact.ts';
import { createContact } from '../commands/create-contact.ts';
import { restoreContact } from '../commands/restore-contact.ts';
import { updateContact } from '../commands/update-contact.ts';
import { presentContact } from '../presenters/contact.ts';
import { listContacts } from '../queries/contacts.ts';
import { requireClient } from '../queries.ts';

/** Whom to ask at a client. */
export const registerContacts = (api: Api): void => {
  route(api, endpoints.listContacts, async (context, { params: { client_id }, query }) => {
    await requireClient(context, client_id);
    const page = await listContacts(context, client_id, query);
    return { ...page, data: page.data.map(presentContact) };
  });
  route(api, endpoints.createContact, async (context, { params: { client_id }, body }) =>
    presentContact(await createContact(context, client_id, body)),
  );
  route(api, endpoints.updateContact, async (context, { params: { client_id: client, contact_id }, body }) =>
    presentContact(await updateContact(context, { client, id: contact_id }, body)),
  );
  route(api, endpoints.archiveContact, async (context, { params: { client_id, contact_id } }) => {
    await archiveContact(context, client_id, contact_id);
    return undefined;
  });
  route(api, endpoints.restoreContact, async (context, { params: { client_id, contact_id } }) =>
    presentContact(await restoreContact(context, client_id, contact_id)),
  );
};
