import { covers, type Domain, organizationDomain, projectDomain, ROOT } from '#contract/access/permission.ts';
import { type Role, rank } from '#contract/access/roles.ts';
import type { PolicyDifference, PolicyRule } from '#contract/policy/shapes.ts';
import type { Holding, NamedPlace } from './people.ts';
import { SOMETHING } from './topics.ts';

/** Roles as a set: bit n is the role of rank n. */
export type RoleSet = number;

/** Somewhere that a policy tells from everywhere else. `organization` is null where it stands for any. */
export interface Place {
  readonly scope: PolicyDifference['scope'];
  readonly domain: Domain;
  readonly organization: { readonly id: string; readonly name: string } | null;
}

/** The ids of organizations and projects that rules name. */
export const idsNamedIn = (rules: readonly PolicyRule[]): string[] => {
  const segments = rules.flatMap(({ domain }) => domain.split('/').slice(2));
  return [...new Set(segments.filter((segment) => /^[A-Za-z0-9._~-]+$/.test(segment)))];
};

/** Everywhere that rules tell apart: any organization and project, the named ones, and the root. */
export const placesOf = (named: readonly NamedPlace[]): Place[] => {
  const organizations = [...new Map(named.map((place) => [place.org_id, place])).values()];
  return [
    { scope: 'root', domain: ROOT, organization: null },
    ...both(SOMETHING, null),
    ...organizations.flatMap(({ org_id, organization }) => both(org_id, { id: org_id, name: organization })),
    ...named.flatMap(({ org_id, organization, project_id }): Place[] => {
      const own = { id: org_id, name: organization };
      return project_id
        ? [{ scope: 'project', domain: projectDomain(org_id, project_id), organization: own }]
        : [];
    }),
  ];
};

const both = (id: string, organization: Place['organization']): Place[] => [
  { scope: 'organization', domain: organizationDomain(id), organization },
  { scope: 'project', domain: projectDomain(id, SOMETHING), organization },
];

/** Who holds which roles where, people by their place in `subs`, in the order that they were listed in. */
export interface Crowd {
  readonly names: readonly string[];
  /** By domain of a place: the people of each set of roles that counts there. */
  readonly groups: ReadonlyMap<Domain, ReadonlyMap<RoleSet, ReadonlySet<number>>>;
}

/** Puts everybody into the places where what they hold counts, with all of their roles that count there. */
export const crowdOf = (holdings: readonly Holding[], places: readonly Place[]): Crowd => {
  const known = new Set(places.map(({ domain }) => domain));
  const groups = new Map([...known].map((domain) => [domain, new Map<RoleSet, Set<number>>()]));
  const people = [...Map.groupBy(holdings, ({ sub }) => sub).values()];
  for (const [person, held] of people.entries()) {
    const grants = held.map((one) => ({ domain: domainOf(one), roles: bitsOf(one.roles) }));
    for (const spot of new Set([...known, ...grants.flatMap(({ domain }) => spotsAt(domain))])) {
      const set = grants.reduce((all, { domain, roles }) => (covers(domain, spot) ? all | roles : all), 0);
      const group = groups.get(standing(spot, known));
      if (set !== 0) group?.set(set, (group.get(set) ?? new Set<number>()).add(person));
    }
  }
  return { names: people.map(([first]) => first?.name ?? ''), groups };
};

const domainOf = ({ org_id, project_id }: Holding): Domain => {
  if (org_id === null) return ROOT;
  return project_id === null ? organizationDomain(org_id) : projectDomain(org_id, project_id);
};

const bitsOf = (roles: readonly Role[]): RoleSet => roles.reduce((set, role) => set | (1 << rank(role)), 0);

/** Where somebody with a grant can stand: where it is, and in a project in which they hold nothing else. */
const spotsAt = (granted: Domain): Domain[] =>
  granted.split('/').length === 3 ? [granted, `${granted}/project/${SOMETHING}`] : [granted];

/** The place that stands for a domain: its own, that of its organization's other projects, or that of any. */
const standing = (spot: Domain, known: ReadonlySet<Domain>): Domain => {
  if (known.has(spot)) return spot;
  const [, , organization = '', isProject] = spot.split('/');
  if (!isProject) return organizationDomain(SOMETHING);
  const others = projectDomain(organization, SOMETHING);
  return known.has(others) ? others : projectDomain(SOMETHING, SOMETHING);
};
