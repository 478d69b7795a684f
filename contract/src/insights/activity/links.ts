import type { Place, TimePerson } from '../detecting.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The list that shows somebody's entries of some days: those on one project where they are on one, else their week among the team's, which any
 * entry is in.
 */
export const timeLink = (
  { organization }: Place,
  { id, name }: Pick<TimePerson, 'id' | 'name'>,
  { from, to }: Days,
  project: string | null,
): string =>
  project === null
    ? `/manager/organizations/${organization.id}/time?${new URLSearchParams({ date: from, q: name })}`
    : projectLink(project, { from, to }, { member_id: id });

/** The entries on a project in some days. */
export const projectLink = (
  project: string,
  { from, to }: Days,
  filters: Readonly<Record<string, string>> = {},
): string =>
  `/manager/projects/${project}/activity?${new URLSearchParams({ kind: 'time', from, to, ...filters })}`;

/** The one project that all of these are on; null where they are on several, or on none. */
export const onlyOf = (projects: ReadonlySet<string | null>): string | null =>
  projects.size === 1 ? ([...projects][0] ?? null) : null;
