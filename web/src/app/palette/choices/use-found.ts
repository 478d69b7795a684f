import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { listMembers, readMember } from '#contract/members/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { member } from '../../../features/members/queries.ts';
import { project } from '../../../features/projects/queries.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { reading } from '../../../platform/reading.ts';

/** Rows of each kind. */
const PROJECTS = 5;
const PEOPLE = 4;
/** Letters from which on the server is asked. */
const FEWEST = 2;

/** The first projects and people that match; none before two letters are typed, none that one may not see. */
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
  const rows = <Row>(found: { data: { data: readonly Row[] } | undefined }) =>
    wanted ? (found.data?.data ?? []) : [];
  return {
    projects: may(listProjects) ? rows(projects) : [],
    people: may(listMembers) ? rows(people) : [],
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
