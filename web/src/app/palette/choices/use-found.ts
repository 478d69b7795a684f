import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { listMembers, readMember } from '#contract/members/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { member } from '../../../features/members/queries.ts';
import { project } from '../../../features/projects/queries.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { reading } from '../../../platform/reading.ts';
import { matches } from './choice.ts';
import type { FoundPerson, FoundProject } from './use-places-found.ts';

/** Rows of each kind. */
const PROJECTS = 5;
const PEOPLE = 4;
/** Letters from which on the server is asked. */
const FEWEST = 2;

type Words = Parameters<typeof matches>[0];
interface Found<Row> {
  readonly data: { readonly data: readonly Row[] } | undefined;
  /** Found for what was typed before. */
  readonly isPlaceholderData: boolean;
}

const wordsOfProject = ({ name, code, client }: FoundProject): Words => ({
  label: name,
  also: `${code} ${client?.name ?? ''}`,
});
const wordsOfPerson = ({ name, position }: FoundPerson): Words => ({ label: name, also: position ?? '' });

/** The first projects and people that match; of those found for what was typed before, what still does, so that Enter never opens another; none before two letters are typed, none that one may not see. */
export function useFound(typed: string) {
  const q = useDeferredValue(typed);
  const { may } = usePermissions();
  const organization = useMaybeOrganization();
  const wanted = q.length >= FEWEST && organization !== null;
  const projects = useQuery({
    ...reading(listProjects, { query: { q, per_page: PROJECTS } }),
    enabled: wanted && may(listProjects),
    placeholderData: (before) => before,
  });
  const people = useQuery({
    ...reading(listMembers, { query: { q, per_page: PEOPLE } }),
    enabled: wanted && may(listMembers),
    placeholderData: (before) => before,
  });
  const isBefore = q !== typed;
  const rows = <Row>({ data, isPlaceholderData }: Found<Row>, wordsOf: (row: Row) => Words) => {
    const found = wanted ? (data?.data ?? []) : [];
    return isBefore || isPlaceholderData ? found.filter((row) => matches(wordsOf(row), typed)) : found;
  };
  return {
    projects: may(listProjects) ? rows(projects, wordsOfProject) : [],
    people: may(listMembers) ? rows(people, wordsOfPerson) : [],
    isLooking: projects.isFetching || people.isFetching,
  };
}

const idsOf = (kind: string, recent: readonly string[]): string[] =>
  recent.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));

/** Projects and people that were chosen before, read again: what one can't see any more isn't among them. */
export function useRecentlyFound(recent: readonly string[], enabled: boolean) {
  const { may } = usePermissions();
  const projects = useQueries({
    queries: idsOf('project', recent).map((id) => ({ ...project(id), enabled, retry: false })),
  });
  const people = useQueries({
    queries: idsOf('person', recent).map((id) => ({
      ...member(id),
      enabled: enabled && may(readMember),
      retry: false,
    })),
  });
  return {
    projects: projects.flatMap(({ data, isSuccess }) => (isSuccess ? [data] : [])),
    people: may(readMember) ? people.flatMap(({ data, isSuccess }) => (isSuccess ? [data] : [])) : [],
  };
}
