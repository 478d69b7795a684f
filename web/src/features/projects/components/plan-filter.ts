import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { accountPlan, accountPlanList } from '../../account-plans/queries.ts';
import { t } from '../messages.ts';
import { optionsOf } from './options-of.ts';

/**
 * The filter by account plans for those who may list them, looked for while typing; what is chosen comes first. An address may name one
 * that whoever opens it can't see: that is shown as a filter all the same, else nothing would say why the list is empty.
 */
export function usePlanFilter(chosen: readonly string[], isReady: boolean): FilterDefinition[] {
  const [q, onSearch] = useState('');
  const isTheirs = usePermissions().may(listAccountPlans);
  const asked = { ...(q ? { q } : {}), sort: 'name', per_page: 50 } as const;
  const found = useQuery({ ...accountPlanList(asked), enabled: isTheirs && isReady }).data?.data;
  const known = useQueries({ queries: isTheirs ? chosen.map((id) => accountPlan(id)) : [] });
  const named = chosen.flatMap((id, at) => {
    const { data, isError = true } = known[at] ?? {};
    return data ?? (isError ? { id, name: t('unseen_plan') } : []);
  });
  const filter: FilterDefinition = {
    ...{ id: 'account_plan_id', kind: 'multi-choice', label: t('account_plan') },
    ...{ options: optionsOf(found, named), onSearch },
  };
  return isTheirs || chosen.length > 0 ? [filter] : [];
}
