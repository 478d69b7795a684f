import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { address, addressChanges, newAddress } from './addresses.ts';

const CLIENT = '/clients/:client_id';
const ALL = `${CLIENT}/addresses` as const;
const ONE = `${ALL}/:address_id` as const;

const may = (action: 'read' | 'update') => ({ scope: 'organization', object: CLIENT, action }) as const;
const ofClient = z.object({ client_id: id });
const params = z.object({ client_id: id, address_id: id });

/** Where a client is, page by page: by type, the main one of each first. */
export const listAddresses = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List addresses of a client',
  access: may('read'),
  params: ofClient,
  query: pageQuery,
  response: page(address),
});

/** Adds an address to a client. 422 `archived`, `postcode`, `place-whole`. */
export const createAddress = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Add an address of a client',
  access: may('update'),
  params: ofClient,
  body: newAddress,
  response: address,
  status: 201,
});

/** Changes an address of a client. 422 as of a new one. */
export const updateAddress = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change an address of a client',
  access: may('update'),
  params,
  body: addressChanges,
  response: address,
});

/** Archives an address; `restoreAddress` brings it back. */
export const archiveAddress = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive an address of a client',
  access: may('update'),
  params,
});

/** Brings an archived address back; as the main one of its type, if it was and no other has become it. 422 `archived`. */
export const restoreAddress = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore an address of a client',
  access: may('update'),
  params,
  response: address,
});
