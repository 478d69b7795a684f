import { z } from 'zod';
import { grantChanges, grantReason, newGrant } from '../access/grants.ts';
import { role } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { dottedLines, memberChanges, newMember } from './people.ts';
import { member, memberEmployment, memberStatus } from './shapes.ts';

const params = z.object({ member_id: id });
const place = '/members/:member_id';
const read = { scope: 'organization', object: '/members', action: 'read' } as const;
const write = { scope: 'organization', object: '/members', action: 'write' } as const;

/** Keys that the team is sorted by; `role` by rank, `status` by life, where being on leave is being active. */
export const MEMBER_SORTS = ['name', 'email', 'role', 'status', 'created_at'] as const;

/** Words that stand for what isn't there, in filters by department, manager and seat. */
export const NOTHING = 'none';

/**
 * Filters of the team. `q` looks into name, e-mail, title and department; offboarded people only when asked for. `department` is empty for
 * people without one, `manager_id` and `position_id` are `none` for people without one; `skill` is somebody who has it today, however it is written.
 */
export const memberFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(memberStatus),
  role: several(role),
  department: several(z.string().trim().max(120)),
  manager_id: z.union([id, z.literal(NOTHING)]).optional(),
  position_id: z.union([id, z.literal(NOTHING)]).optional(),
  employment: several(memberEmployment),
  skill: z.string().trim().max(60).optional(),
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

/** As many departments are named at most. */
export const MOST_DEPARTMENTS = 500;

/** Departments that people of the team or positions are in, by name, each once however it is written. */
export const listDepartmentNames = endpoint({
  method: 'GET',
  path: '/members/department-names',
  summary: 'List the names of departments',
  access: read,
  response: z.object({ names: z.array(z.string()).max(MOST_DEPARTMENTS) }),
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

/**
 * Adds somebody without an account to the team. Rules: `email-needed` (of anybody but a placeholder), `email-taken`, `dates-in-order`,
 * `manager-known`, `position-known`, `position-full`.
 */
export const createMember = endpoint({
  method: 'POST',
  path: '/members',
  summary: 'Add somebody to the team',
  access: write,
  body: newMember,
  response: member,
  status: 201,
});

/**
 * Changes what is said of a person of the team. Rules: those of `createMember`, `manager-cycle`, `placeholder-has-account`, and
 * `email-of-account` (who has an account signs in with their address, and who is invited is written to at theirs).
 */
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
 * Says for whom else somebody works; 412 where `version` is another one by now. Rules: `manager-known`, `dotted-line-to-oneself`,
 * `dotted-line-twice`, `dotted-lines-over-whole` (more than all of their time).
 */
export const replaceDottedLines = endpoint({
  method: 'PUT',
  path: `${place}/dotted-lines`,
  summary: 'Replace the dotted lines of a person',
  access: write,
  params,
  body: dottedLines,
  response: member,
});

/**
 * Removes a person from the organization, at once and everywhere: grants, open invitations, the choice of it as current
 * organization. Their time stays. Refused by the rules `last-owner`, `above-own-rank` and `open-approvals`; see offboarding for a last day ahead.
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
