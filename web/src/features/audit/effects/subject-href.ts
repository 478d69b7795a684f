import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { readClient } from '#contract/clients/endpoints.ts';
import { readDealsheet } from '#contract/dealsheets/endpoints.ts';
import { readMember } from '#contract/members/endpoints.ts';
import { readPolicyRevision } from '#contract/policy/endpoints.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import { readReportedError } from '#contract/reports/endpoints.ts';
import { readServiceType } from '#contract/service-types/endpoints.ts';
import type { Permissions } from '../../../platform/permissions.ts';

type Way = (id: string, organization: string, permissions: Permissions) => string | null;

const project: Way = (id, _, { may }) =>
  may(readProject, { project_id: id }) ? `/manager/projects/${id}` : null;
const serviceType: Way = (id, _, { may }) =>
  may(readServiceType, { service_id: id }) ? `/manager/service-types/${id}` : null;

const WAYS: Readonly<Record<string, Way>> = {
  project,
  client: (id, _, { may }) => (may(readClient, { client_id: id }) ? `/manager/clients/${id}` : null),
  'service-type': serviceType,
  service_type: serviceType,
  member: (id, organization, { may }) =>
    may(readMember, { member_id: id }) ? `/manager/organizations/${organization}/team/${id}` : null,
  policy: (id, _, { may }) =>
    may(readPolicyRevision, { revision_id: id }) ? `/admin/policy/history?open=${id}` : null,
  preset: (id, _, { isAdmin }) => (isAdmin ? `/admin/presets/${id}` : null),
  scenario: (id, _, { isAdmin }) => (isAdmin ? `/calculator/${id}` : null),
  dealsheet: (id, _, { may }) =>
    may(readDealsheet, { dealsheet_id: id }) ? `/manager/dealsheets/${id}` : null,
  'account-plan': (id, _, { may }) =>
    may(readAccountPlan, { plan_id: id }) ? `/manager/account-plans/${id}` : null,
  error: (id, _, { may }) =>
    may(readReportedError, { error_id: id }) ? `/admin/reports/errors/${id}` : null,
};

/** The page of what an event is about; null where it has none, is gone, or isn't for these eyes. */
export const subjectHref = (
  { subject }: Pick<AuditEvent, 'subject'>,
  organization: string,
  permissions: Permissions,
): string | null => {
  const isGone = subject.name === null && subject.type !== 'policy';
  return isGone ? null : (WAYS[subject.type]?.(subject.id, organization, permissions) ?? null);
};

/** The page of the project in which it happened. */
export const projectHref = (
  { project: where }: Pick<AuditEvent, 'project'>,
  permissions: Permissions,
): string | null => (where ? project(where.id, '', permissions) : null);
