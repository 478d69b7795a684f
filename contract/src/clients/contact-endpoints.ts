import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { contact, contactChanges, newContact } from './contacts.ts';

const CLIENT = '/clients/:client_id';
const ALL = `${CLIENT}/contacts` as const;
const ONE = `${ALL}/:contact_id` as const;

const may = (action: 'read' | 'update') => ({ scope: 'organization', object: CLIENT, action }) as const;
const ofClient = z.object({ client_id: id });
const params = z.object({ client_id: id, contact_id: id });

/** Who is to be asked at a client, page by page: the main one first, whoever has left last. */
export const listContacts = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List contacts of a client',
  access: may('read'),
  params: ofClient,
  query: pageQuery,
  response: page(contact),
});

/** Adds somebody to a client. 422 `archived`, `phone-number`, `left-in-future`. */
export const createContact = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Add a contact of a client',
  access: may('update'),
  params: ofClient,
  body: newContact,
  response: contact,
  status: 201,
});

/** Changes somebody at a client. 422 as of a new one. */
export const updateContact = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a contact of a client',
  access: may('update'),
  params,
  body: contactChanges,
  response: contact,
});

/** Archives a contact; `restoreContact` brings it back. Whoever merely left the client keeps being listed, with `left_at`. */
export const archiveContact = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive a contact of a client',
  access: may('update'),
  params,
});

/** Brings an archived contact back; as the main one, if it was and nobody else has become it. 422 `archived`. */
export const restoreContact = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore a contact of a client',
  access: may('update'),
  params,
  response: contact,
});
