import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HEALTHS, PROJECT_BILLINGS, PROJECT_TYPES } from '#contract/projects/shapes.ts';
import { PROJECT_STATUSES } from '#contract/projects/states.ts';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import type { Option } from '../../../ui/form/options.tsx';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { chosenClients, clientChoices, personChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';
import { optionsOf } from './options-of.ts';
import { usePlanFilter } from './plan-filter.ts';

/** The filters of the list; clients are looked for while typing, and all choices asked for after the rows. */
export function useListFilters(
  clients: readonly string[],
  plans: readonly string[] = [],
): FilterDefinition[] {
  const [q, setQ] = useState('');
  const enabled = useAfterPaint();
  const found = useQuery({ ...clientChoices(q), enabled }).data?.data;
  const chosen = useQuery({ ...chosenClients([...clients]), enabled: clients.length > 0 }).data?.data;
  const people = useQuery({ ...personChoices(), enabled }).data?.data;
  const byPlan = usePlanFilter(plans, enabled);
  const choice = (id: string, label: string, options: readonly Option[]): FilterDefinition => ({
    ...{ id, kind: 'multi-choice', label, options },
  });
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    choice(
      'status',
      t('status'),
      PROJECT_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    ),
    choice(
      'health',
      t('health'),
      [...HEALTHS, 'none' as const].map((value) => ({ value, label: t(`health_${value}`) })),
    ),
    {
      id: 'client_id',
      kind: 'multi-choice',
      label: t('client'),
      options: optionsOf(found, chosen),
      onSearch: setQ,
    },
    ...byPlan,
    choice('owner_id', t('owner'), [{ value: 'me', label: t('me') }, ...optionsOf(people)]),
    choice(
      'billing',
      t('billing'),
      PROJECT_BILLINGS.map((value) => ({ value, label: t(`billing_${value}`) })),
    ),
    choice(
      'type',
      t('type'),
      PROJECT_TYPES.map((value) => ({ value, label: t(`type_${value}`) })),
    ),
    { id: 'tags', kind: 'text', label: t('tag') },
  ];
}
