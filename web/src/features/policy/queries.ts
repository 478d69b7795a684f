import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  listPolicyPeople,
  listPolicyRevisions,
  previewPolicy,
  readPolicy,
  readPolicyRevision,
  testPolicy,
} from '#contract/policy/endpoints.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { listRootGrants } from '#contract/root-grants/endpoints.ts';
import { call } from '../../platform/call.ts';
import { reading } from '../../platform/reading.ts';

/** The policy in force. */
export const policy = () => reading(readPolicy);

/** One page of the published policies. */
export const policyRevisions = (query: { before?: string; after?: string; per_page: number }) => ({
  ...reading(listPolicyRevisions, { query }),
  placeholderData: keepPreviousData,
});

/** A published policy with its rules; it never changes. */
export const policyRevision = (revision_id: string) => ({
  ...reading(readPolicyRevision, { params: { revision_id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who gains and who loses by these rules. Errors: CallError, whose fields name rules by place: `rules.3.domain`. */
export const policyPreview = (rules: readonly PolicyRule[]) =>
  queryOptions({
    queryKey: ['policy', null, 'preview', rules],
    queryFn: ({ signal }) => call(previewPolicy, { body: { rules: [...rules] }, signal }),
    gcTime: 5 * 60_000,
  });

/** What the policy decides, and what a draft would. */
export type PolicyQuestion = BodyInput<typeof testPolicy>;

/** A decision of the policy in force and of a draft's rules. */
export const policyAnswer = (question: PolicyQuestion) =>
  queryOptions({
    queryKey: ['policy', null, 'test', question],
    queryFn: ({ signal }) => call(testPolicy, { body: question, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** People to test a decision for, by a part of their name. */
export const policyPeople = (q: string) => ({
  ...reading(listPolicyPeople, { query: q ? { q } : {} }),
  placeholderData: keepPreviousData,
});

/** Projects of an organization to test a decision in. */
export const projectsOf = (organization: string, q: string) => ({
  ...reading(listProjects, { query: { ...(q ? { q } : {}), per_page: 50 }, organization }),
  placeholderData: keepPreviousData,
});

/** The roles held over every organization, all of them up to 200. */
export const rootGrants = () => reading(listRootGrants, { query: { per_page: 200 } });
