import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { FileEntry } from '../reading/rows/entry.ts';
import { type NamedProject, namesIn } from '../reading/summary.ts';
import {
  type Candidate,
  listClientsLike,
  listPeopleLike,
  listProjectsLike,
  listServicesLike,
  type ProjectCandidate,
} from './matches.ts';

/** Everything that the entries name, each with ours of the same e-mail address, code or name. */
export const matchNames = async (context: Context, entries: readonly FileEntry[]) => {
  const { people, clients, projects, services } = namesIn(entries);
  const peopleMatches = closest(await listPeopleLike(context, people));
  const clientMatches = closest(await listClientsLike(context, clients));
  const fitting = withClient(await listProjectsLike(context, projects), projects, clientMatches);
  const projectMatches = closest(fitting);
  const serviceMatches = closest(await listServicesLike(context, services));
  const self = context.member ? { id: context.member, name: context.person.name } : null;
  return {
    people: people.map((one) => ({
      ...one,
      match: peopleMatches.get(one.key) ?? (one.key === '' ? self : null),
    })),
    clients: clients.map((one) => ({ ...one, match: clientMatches.get(one.key) ?? null })),
    projects: projects.map((one) => ({ ...one, match: projectMatches.get(one.key) ?? null })),
    services: services.map((one) => ({ ...one, match: serviceMatches.get(one.key) ?? null })),
  };
};

/** Everything that the entries name, with ours beside. */
export type MatchedNames = Awaited<ReturnType<typeof matchNames>>;

/** The closest of ours for each key; where two are equally close, somebody has to choose, so neither is. */
const closest = (candidates: readonly Candidate[]): Map<string, Reference> => {
  const found = [...Map.groupBy(candidates, ({ key }) => key)].flatMap(([key, own]) => {
    const least = Math.min(...own.map(({ closeness }) => closeness));
    const [best, ...rest] = own.filter(({ closeness }) => closeness === least);
    if (!best || rest.some(({ id }) => id !== best.id)) return [];
    return [[key, { id: best.id, name: best.name }] as const];
  });
  return new Map(found);
};

/** A project of the same name counts only with the same client, where the file names one. */
const withClient = (
  candidates: readonly ProjectCandidate[],
  projects: readonly NamedProject[],
  clients: ReadonlyMap<string, Reference>,
): ProjectCandidate[] => {
  const clientKeys = new Map(projects.map(({ key, clientKey }) => [key, clientKey]));
  return candidates.filter(({ key, client_id, closeness }) => {
    const clientKey = clientKeys.get(key) ?? null;
    return closeness === 0 || clientKey === null || clients.get(clientKey)?.id === client_id;
  });
};
