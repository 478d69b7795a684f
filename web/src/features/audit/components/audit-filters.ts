import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { Option } from '../../../ui/form/options.tsx';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { projectList } from '../../projects/queries.ts';
import type { AuditSearch } from '../effects/audit-address.ts';
import { capitalized, kindWords, typeWords } from '../effects/words/kinds.ts';
import { t } from '../messages.ts';
import { auditChoices } from '../queries.ts';

/** What is chosen stays to choose, whatever was found; unknown ones are named by themselves. */
const withChosen = (found: readonly Option[], chosen: readonly string[] = []): Option[] => [
  ...found,
  ...chosen
    .filter((value) => found.every((option) => option.value !== value))
    .map((value) => ({ value, label: value })),
];

/** The filters of the trail; projects are looked for while typing. */
export function useAuditFilters(search: AuditSearch, shown: readonly AuditEvent[]): FilterDefinition[] {
  const choices = useQuery(auditChoices()).data ?? { actors: [], types: [], subject_types: [] };
  const people = choices.actors.map(({ id, name }) => ({ value: id, label: name }));
  const types = choices.types.map((value) => ({ value, label: typeWords(value) }));
  const kinds = choices.subject_types.map((value) => ({ value, label: capitalized(kindWords(value)) }));
  const projects = useProjectFilter(search.project_id, shown);
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    { id: 'period', kind: 'date-range', label: t('period'), pinned: true },
    {
      id: 'actor_id',
      kind: 'multi-choice',
      label: t('person'),
      options: withChosen(people, search.actor_id),
      pinned: true,
    },
    {
      id: 'type',
      kind: 'multi-choice',
      label: t('type'),
      options: withChosen(types, search.type),
      pinned: true,
    },
    {
      id: 'subject_type',
      kind: 'multi-choice',
      label: t('subject_type'),
      options: withChosen(kinds, search.subject_type),
    },
    projects,
    { id: 'subject_id', kind: 'text', label: t('subject_id') },
  ];
}

function useProjectFilter(chosen: readonly string[] = [], shown: readonly AuditEvent[]): FilterDefinition {
  const [q, setQ] = useState('');
  const found = useQuery(projectList({ ...(q ? { q } : {}), per_page: 50 })).data?.data ?? [];
  const known = new Map(
    [...found, ...shown.flatMap(({ project }) => project ?? [])].map(({ id, name }) => [id, name]),
  );
  const listed = [...new Set([...found.map(({ id }) => id), ...chosen])];
  return {
    id: 'project_id',
    kind: 'multi-choice',
    label: t('project'),
    options: listed.map((value) => ({ value, label: known.get(value) ?? value })),
    onSearch: setQ,
  };
}
