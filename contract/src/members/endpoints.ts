import { z } from 'zod';
import { grantChanges, grantReason, newGrant } from '../access/grants.ts';
import { role } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { member, memberChanges, memberStatus } from './shapes.ts';

const params = z.object({ member_id: id });
const place = '/members/:member_id';
const read = { scope: 'organization', object: '/members', action: 'read' } as const;
const write = { scope: 'organization', object: '/members', action: 'write' } as const;

/** Keys that the team is sorted by; `role` by rank. */
export const MEMBER_SORTS = ['name', 'email', 'role', 'status', 'created_at'] as const;

/** Filters of the team. `q` looks into name, e-mail, position and department; offboarded people only when asked for. */
export const memberFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(memberStatus),
  role: several(role),
});

/** Filters of the team. */
export type MemberFilters = z.infer<typeof memberFilters>;

/** The people of the team, page by page. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/members',
  summary: 'List the team',
  access: read,
  query: z.object({ ...pageQuery.shape, ...memberFilters.shape, sort: sortBy(MEMBER_SORTS) }),
  response: page(member),
});

/** A person of the team with their roles. */
export const readMember = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a person of the team',
  access: read,
  params,
  response: member,
});

/** Changes what is said of a person of the team. Rule: `placeholder-has-account`. */
export const updateMember = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a person of the team',
  access: write,
  params,
  body: memberChanges,
  response: member,
});

/**
 * Removes a person from the organization, at once and everywhere: grants, open invitations, the choice of it as current
 * organization. Their time stays. Refused by the rules `last-owner` and `above-own-rank`.
 */
export const removeMember = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Remove a person from the team',
  access: write,
  params,
});

/**
 * Grants a role in the organization. Refused by the rules `above-own-rank`, `self-promotion`, `not-a-member` (nobody has
 * accepted an invitation yet, or they have left), `grant-exists` and `expiry-in-the-past`.
 */
export const grantRole = endpoint({
  method: 'POST',
  path: `${place}/grants`,
  summary: 'Grant a role in the organization',
  access: write,
  params,
  body: newGrant,
  response: member,
  status: 201,
});

const grantParams = params.extend({ grant_id: id });

/**
 * Changes role, reason or expiry of a role in the organization; `If-Match` is the grant's version. Rules: those of `grantRole`,
 * and `last-owner`.
 */
export const changeGrant = endpoint({
  method: 'PATCH',
  path: `${place}/grants/:grant_id`,
  summary: 'Change a role in the organization',
  access: write,
  params: grantParams,
  body: grantChanges,
  response: member,
});

/** Takes a role in the organization back; `If-Match` is the grant's version. Rules: `last-owner`, `above-own-rank`. */
export const revokeGrant = endpoint({
  method: 'DELETE',
  path: `${place}/grants/:grant_id`,
  summary: 'Take a role in the organization back',
  access: write,
  params: grantParams,
});

/**
 * Makes a member owner in the caller's place, who keeps the role `keep`. Rules: `not-an-owner` (only one whose ownership never
 * expires can hand it over), `not-a-member`, `keep-below-owner` (the role that is kept has to be below owner), `already-owner`.
 */
export const transferOwnership = endpoint({
  method: 'POST',
  path: `${place}/transfer-ownership`,
  summary: 'Hand ownership over to a member',
  access: write,
  params,
  body: z.object({ keep: role.default('director'), reason: grantReason.optional() }),
  response: member,
});
