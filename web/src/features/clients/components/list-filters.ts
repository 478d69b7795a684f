import { useQuery } from '@tanstack/react-query';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { personChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';

/** The filters of the list. */
export function useListFilters(): FilterDefinition[] {
  const people = useQuery(personChoices()).data?.data ?? [];
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    {
      id: 'status',
      kind: 'multi-choice',
      label: t('status'),
      options: CLIENT_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    {
      id: 'owner_id',
      kind: 'multi-choice',
      label: t('owner'),
      options: [
        { value: 'me', label: t('me') },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { id: 'industry', kind: 'text', label: t('industry') },
    { id: 'tags', kind: 'text', label: t('tag') },
    {
      ...{ id: 'has_incidents', kind: 'choice', label: t('incidents') },
      options: [{ value: 'true', label: t('some_open') }],
    },
  ];
}
