import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import {
  policyDetail,
  policyDifference,
  policyNote,
  policyPerson,
  policyRevision,
  policyRules,
  policyTest,
  policyTestResult,
} from './shapes.ts';

const read = { scope: 'root', object: '/policy', action: 'read' } as const;
const write = { scope: 'root', object: '/policy', action: 'write' } as const;

/** The policy in force. */
export const readPolicy = endpoint({
  method: 'GET',
  path: '/policy',
  summary: 'Read the policy in force',
  access: read,
  response: policyDetail,
});

/**
 * Publishes new rules in place of the old ones. 412 when somebody else has published since. Rules: `duplicate-rule`,
 * `admin-locked-out` (an admin has to be able to change the policy afterwards), `nothing-changed`.
 */
export const updatePolicy = endpoint({
  method: 'PATCH',
  path: '/policy',
  summary: 'Publish a policy',
  access: write,
  body: z.object({ rules: policyRules, note: policyNote }),
  response: policyDetail,
});

/** Every policy that was ever published, newest first. */
export const listPolicyRevisions = endpoint({
  method: 'GET',
  path: '/policy/revisions',
  summary: 'List published policies',
  access: read,
  query: pageQuery,
  response: page(policyRevision),
});

const params = z.object({ revision_id: id });

/** A published policy with its rules. */
export const readPolicyRevision = endpoint({
  method: 'GET',
  path: '/policy/revisions/:revision_id',
  summary: 'Read a published policy',
  access: read,
  params,
  response: policyDetail,
});

/**
 * Publishes the rules of an earlier policy again. `over` is the version in force that was seen: 412 when somebody else has
 * published since. Rules: those of `updatePolicy`.
 */
export const restorePolicyRevision = endpoint({
  method: 'POST',
  path: '/policy/revisions/:revision_id/restore',
  summary: 'Restore a published policy',
  access: write,
  params,
  body: z.object({ note: policyNote, over: z.int() }),
  response: policyDetail,
});

/** Answers any question about any role or person, by the policy in force and by a draft; changes nothing. */
export const testPolicy = endpoint({
  method: 'POST',
  path: '/policy/test',
  summary: 'Test a decision',
  access: read,
  body: policyTest,
  response: policyTestResult,
});

/** Says who would gain and who would lose what by a draft; changes nothing. At most 500 differences, `more` counts the rest. */
export const previewPolicy = endpoint({
  method: 'POST',
  path: '/policy/preview',
  summary: 'Preview who gains and loses',
  access: read,
  body: z.object({ rules: policyRules }),
  response: z.object({ data: z.array(policyDifference), more: z.int(), gaining: z.int(), losing: z.int() }),
});

/** People to test a decision for, by name. */
export const listPolicyPeople = endpoint({
  method: 'GET',
  path: '/policy/people',
  summary: 'People to test a decision for',
  access: read,
  query: z.object({ q: z.string().trim().max(120).optional() }),
  response: z.object({ data: z.array(policyPerson) }),
});
