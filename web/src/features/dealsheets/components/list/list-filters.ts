import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEALSHEET_STATUSES } from '#contract/dealsheets/states.ts';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { chosenClients, clientChoices, personChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';

const STATUSES = DEALSHEET_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }));

/** The filters of list and board; clients are looked for while typing, and all choices asked for after the cards. */
export function useListFilters(clients: readonly string[]): FilterDefinition[] {
  const enabled = useAfterPaint();
  const people = useQuery({ ...personChoices(), enabled }).data?.data ?? [];
  const client = useClients(clients, enabled);
  const owners = people.map(({ id, name }) => ({ value: id, label: name }));
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    { id: 'status', kind: 'multi-choice', label: t('status'), options: STATUSES },
    { id: 'client_id', kind: 'multi-choice', label: t('client'), ...client },
    {
      ...{ id: 'owner_id', kind: 'multi-choice', label: t('owner') },
      options: [{ value: 'me', label: t('me') }, ...owners],
    },
    { id: 'closing', kind: 'date-range', label: t('closing') },
  ];
}

/** What is chosen already comes first. */
function useClients(chosen: readonly string[], enabled: boolean) {
  const [q, onSearch] = useState('');
  const found = useQuery({ ...clientChoices(q), enabled }).data?.data ?? [];
  const known = useQuery({ ...chosenClients([...chosen]), enabled: chosen.length > 0 }).data?.data ?? [];
  const names = new Map([...known, ...found].map(({ id, name }) => [id, name]));
  const options: Option[] = [...names].map(([value, label]) => ({ value, label }));
  return { options, onSearch };
}
