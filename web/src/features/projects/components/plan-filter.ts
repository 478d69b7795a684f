import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { accountPlan, accountPlanList } from '../../account-plans/queries.ts';
import { t } from '../messages.ts';
import { optionsOf } from './options-of.ts';

/** The filter by account plans for those who may list them, looked for while typing; what is chosen comes first. */
export function usePlanFilter(chosen: readonly string[], isReady: boolean): FilterDefinition[] {
  const [q, onSearch] = useState('');
  const isTheirs = usePermissions().may(listAccountPlans);
  const asked = { ...(q ? { q } : {}), sort: 'name', per_page: 50 } as const;
  const found = useQuery({ ...accountPlanList(asked), enabled: isTheirs && isReady }).data?.data;
  const known = useQueries({ queries: isTheirs ? chosen.map((id) => accountPlan(id)) : [] });
  const options = optionsOf(
    found,
    known.flatMap(({ data }) => data ?? []),
  );
  const id = 'account_plan_id';
  return isTheirs ? [{ id, kind: 'multi-choice', label: t('account_plan'), options, onSearch }] : [];
}
