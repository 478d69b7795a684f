import { ROLES } from '#contract/access/roles.ts';
import { MEMBER_SORTS } from '#contract/members/endpoints.ts';
import { memberEmployment, memberStatus } from '#contract/members/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { MemberQuery } from '../queries.ts';

/** The tabs above the team. */
export const TEAM_VIEWS = ['all', 'active', 'invited', 'offboarded'] as const;

/** One of the tabs. */
export type TeamView = (typeof TEAM_VIEWS)[number];

/** Everything that the team's address holds. */
export const teamSearch = searchParameters({
  view: oneOf(TEAM_VIEWS),
  q: text,
  status: several(oneOf(memberStatus.options)),
  role: several(oneOf(ROLES)),
  department: several(text),
  manager_id: text,
  employment: several(oneOf(memberEmployment.options)),
  skill: text,
  sort: sortOf(MEMBER_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the team's address holds, read. */
export type TeamSearch = ReturnType<typeof teamSearch>;

/** Parameters of the address that are filters. */
export const TEAM_FILTERS = [
  ...(['q', 'status', 'role', 'department', 'manager_id'] as const),
  ...(['employment', 'skill'] as const),
] as const;

const VIEW_QUERIES: Record<TeamView, MemberQuery> = {
  all: {},
  active: { status: ['active', 'on_leave'] },
  invited: { status: ['invited'] },
  offboarded: { status: ['offboarded'] },
};

/** The order of a view whose address names none: who was invited last stands on top. */
export const orderOf = (view: TeamView | undefined): string => (view === 'invited' ? '-created_at' : 'name');

/** The question to the API that an address stands for, without its page. */
export const filtersOf = ({ sort, ...search }: TeamSearch): MemberQuery => ({
  ...VIEW_QUERIES[search.view ?? 'all'],
  ...filtersIn(search),
  sort: sort ?? orderOf(search.view),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: TeamSearch): MemberQuery => ({ ...filtersOf(search), ...pageIn(search) });

/** Address of the page that invites one person. */
export const invitePersonHref = (
  organization: string,
  { name, email }: { name: string; email: string },
): string => `${teamHref(organization)}/invite?${new URLSearchParams({ email, name })}`;

/** Address of the team of an organization. */
export const teamHref = (organization: string): string => `/manager/organizations/${organization}/team`;

/** Address of the page that lets somebody go. */
export const offboardingHref = (organization: string, { id }: { id: string }): string =>
  `${teamHref(organization)}/${id}/offboarding`;
