import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { listProjects } from '#contract/projects/endpoints.ts';
import { usePermissions } from '../../platform/person.ts';
import { reading } from '../../platform/reading.ts';

const ROWS = 6;

/** The first projects that match; none before two letters are typed. */
export function useFoundProjects(typed: string) {
  const q = useDeferredValue(typed.trim());
  const { may } = usePermissions();
  const found = useQuery({
    ...reading(listProjects, { query: { q, per_page: ROWS } }),
    enabled: q.length >= 2 && may(listProjects),
    placeholderData: (before) => before,
  });
  return q.length >= 2 ? (found.data?.data ?? []) : [];
}
