import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { project as projectOf } from '../../projects/queries.ts';
import { t } from '../messages.ts';
import { projectChoices, teamsOf } from '../queries.ts';

/** The filters: teams and projects are asked for after the rows. Whoever reads themselves alone has nothing to look for. */
export function useFilters(isPlanning: boolean, project: string | undefined): FilterDefinition[] {
  const [q, setQ] = useState('');
  const enabled = useAfterPaint() && isPlanning;
  const departments = useQuery({ ...teamsOf('department'), enabled }).data?.teams ?? [];
  const managers = useQuery({ ...teamsOf('manager'), enabled }).data?.teams ?? [];
  const found = useQuery({ ...projectChoices(q), enabled }).data?.data ?? [];
  const chosen = useQuery({ ...projectOf(project ?? ''), enabled: Boolean(project) }).data;
  if (!isPlanning) return [];
  const projects = new Map([...(chosen ? [chosen] : []), ...found].map((one) => [one.id, one]));
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    choice('department', t('department'), departments, t('no_department')),
    choice('manager_id', t('reports_to'), managers, t('no_manager')),
    {
      ...{ id: 'project_id', kind: 'choice', label: t('project'), onSearch: setQ },
      options: [...projects.values()].map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    },
  ];
}

type Team = { readonly id: string | null; readonly name: string | null };

const choice = (id: string, label: string, teams: readonly Team[], none: string): FilterDefinition => ({
  ...{ id, kind: 'choice', label },
  options: teams.map((team) => ({ value: team.id ?? 'none', label: team.name ?? none })),
});
