import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { project, projectList } from '../../projects/queries.ts';
import { t } from '../messages.ts';

/** Whose time, and on which project; projects are looked for while typing. */
export function useApprovalFilters(chosen: string | undefined): FilterDefinition[] {
  const [q, setQ] = useState('');
  const found = useQuery(projectList({ ...(q ? { q } : {}), per_page: 50 })).data?.data ?? [];
  const isFound = found.some(({ id }) => id === chosen);
  const { data: known } = useQuery({ ...project(chosen ?? ''), enabled: chosen !== undefined && !isFound });
  const projects = known && !isFound ? [known, ...found] : found;
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    {
      ...{ id: 'project_id', kind: 'choice', label: t('project'), pinned: true, onSearch: setQ },
      options: projects.map(({ id, code, name }) => ({ value: id, label: code, detail: name })),
    },
  ];
}
