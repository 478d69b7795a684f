import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import { readClient } from '#contract/clients/endpoints.ts';
import { readDealsheet } from '#contract/dealsheets/endpoints.ts';
import type { Handover, HandoverKind } from '#contract/members/offboarding.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import type { Permissions } from '../../../../platform/permissions.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { teamHref } from '../list-address.ts';

type Item = Handover['items'][number];

/** Where things stand: the organization, and who is asking. */
export interface Standing {
  readonly organization: string;
  readonly permissions: Permissions;
}

type Way = (item: Item, standing: Standing) => string | null;

const projectHref = ({ project_id }: Item, { permissions }: Standing, tail = ''): string | null =>
  project_id && permissions.may(readProject, { project_id })
    ? `/manager/projects/${project_id}${tail}`
    : null;
const planHref = ({ plan_id }: Item, { permissions }: Standing): string | null =>
  plan_id && permissions.may(readAccountPlan, { plan_id }) ? `/manager/account-plans/${plan_id}` : null;
const personHref: Way = ({ id }, { organization }) => `${teamHref(organization)}/${id}`;

const WAYS: Readonly<Record<HandoverKind, Way>> = {
  approvals: ({ label }, { organization }) =>
    `/manager/organizations/${organization}/approvals${stringifySearch({ q: label })}`,
  leave_approvals: ({ id }) => `/leave${stringifySearch({ tab: 'approvals', leave: id })}`,
  reports: personHref,
  projects: (item, standing) => projectHref(item, standing),
  clients: ({ id }, { permissions }) =>
    permissions.may(readClient, { client_id: id }) ? `/manager/clients/${id}` : null,
  account_plans: planHref,
  dealsheets: ({ id }, { permissions }) =>
    permissions.may(readDealsheet, { dealsheet_id: id }) ? `/manager/dealsheets/${id}` : null,
  plan_parts: planHref,
  project_sponsorships: (item, standing) => projectHref(item, standing),
  plan_sponsorships: planHref,
  shifts: (item, standing) =>
    projectHref(item, standing, `/roster${stringifySearch({ date: item.day ?? undefined })}`),
  follow_ups: (item, standing) =>
    projectHref(item, standing, `/ops-log${stringifySearch({ entry: item.id })}`),
  dotted_lines: personHref,
};

/** The page of something that is left behind; null where it isn't for these eyes. */
export const itemHref = (kind: HandoverKind, item: Item, standing: Standing): string | null =>
  WAYS[kind](item, standing);

/** Where all of a kind that goes to nobody by itself is decided on or planned anew, with its verb; null where there is no such page. */
export const kindWay = (kind: HandoverKind, organization: string) => {
  switch (kind) {
    case 'approvals':
      return { verb: 'open_approvals', href: `/manager/organizations/${organization}/approvals` } as const;
    case 'leave_approvals':
      return { verb: 'open_leave_approvals', href: '/leave?tab=approvals' } as const;
    case 'shifts':
      return { verb: 'open_roster', href: '/roster' } as const;
    default:
      return null;
  }
};
