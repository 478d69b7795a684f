import { z } from 'zod';
import { grantChanges, heldGrant, newGrant } from '../access/grants.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';

const place = '/root-grants';
const read = { scope: 'root', object: '/root-grants', action: 'read' } as const;
const write = { scope: 'root', object: '/root-grants', action: 'write' } as const;

/** A role held over every organization. */
export const rootGrant = heldGrant.extend({
  person: z.object({ sub: z.string(), name: z.string(), email: z.string() }),
  is_me: z.boolean(),
});

/** A role held over every organization. */
export type RootGrant = z.infer<typeof rootGrant>;

/** The roles held over every organization, by name. */
export const listRootGrants = endpoint({
  method: 'GET',
  path: place,
  summary: 'List the roles over every organization',
  access: read,
  query: pageQuery,
  response: page(rootGrant),
});

/**
 * Grants a role over every organization to somebody who has signed in before. Rules: `unknown-person` (nobody has, by an address
 * that their provider vouches for), `several-people` (the address is that of more than one account), `grant-exists`,
 * `expiry-in-the-past`, `above-own-rank`, `self-promotion`.
 */
export const grantRootRole = endpoint({
  method: 'POST',
  path: place,
  summary: 'Grant a role over every organization',
  access: write,
  body: newGrant.extend({ email: z.email('Enter an e-mail address.').max(254) }),
  response: rootGrant,
  status: 201,
});

const params = z.object({ grant_id: id });

/** Changes role, reason or expiry of a role over every organization. Rules: those of `grantRootRole`, and `last-admin`. */
export const changeRootGrant = endpoint({
  method: 'PATCH',
  path: `${place}/:grant_id`,
  summary: 'Change a role over every organization',
  access: write,
  params,
  body: grantChanges,
  response: rootGrant,
});

/** Takes a role over every organization back. Rules: `last-admin`, `above-own-rank`. */
export const revokeRootGrant = endpoint({
  method: 'DELETE',
  path: `${place}/:grant_id`,
  summary: 'Take a role over every organization back',
  access: write,
  params,
});
