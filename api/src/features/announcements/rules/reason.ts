import type { Role } from '#contract/access/roles.ts';

/** Where somebody is told of an announcement, and as what. */
export interface Told {
  /** Name of the organization. */
  readonly organization: string;
  readonly roles: readonly Role[];
  /** Names of the projects there. */
  readonly projects: readonly string[];
}

const MOST_NAMED = 3;

/** Why somebody of an audience is told, as a sentence: `Acme tells its managers on the team of Harbour Terminal.` */
export const reasonOf = ({ organization, roles, projects }: Told): string => {
  const whom = roles.length === 0 ? null : `its ${listed(roles.map((role) => `${role}s`))}`;
  const team =
    projects.length === 0 ? null : `the team${projects.length === 1 ? '' : 's'} of ${listed(projects)}`;
  if (whom && team) return `${organization} tells ${whom} on ${team}.`;
  return `${organization} tells ${whom ?? team ?? 'everybody there'}.`;
};

const listed = (names: readonly string[]): string => {
  const shown =
    names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
};
