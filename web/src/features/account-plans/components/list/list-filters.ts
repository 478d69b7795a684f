import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCOUNT_PLAN_STATUSES, ACCOUNT_TIERS, SOUGHT_HEALTHS } from '#contract/account-plans/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { chosenClients, clientChoices, personChoices } from '../../../choices/queries.ts';
import { type PlanListSearch, REVIEW_SPANS } from '../../effects/list-address.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

const STATUSES = ACCOUNT_PLAN_STATUSES.map((value) => ({ value, label: words(`status_${value}`) }));
const TIERS = ACCOUNT_TIERS.map((value) => ({ value, label: words('tier', { tier: value }) }));
const HEALTHS = SOUGHT_HEALTHS.map((value) => ({ value, label: words(`health_${value}`) }));
const SPANS: readonly Option[] = (['overdue', 'month', 'quarter'] as const).map((value) => ({
  ...{ value, label: t(`review_${value}`) },
}));

/** The filters of list and heat map; clients are looked for while typing, and all choices asked for after the rows. */
export function useListFilters({ client_id, review_until }: PlanListSearch): FilterDefinition[] {
  const enabled = useAfterPaint();
  const people = useQuery({ ...personChoices(), enabled }).data?.data ?? [];
  const client = useClients(client_id ?? [], enabled);
  const owners = people.map(({ id, name }) => ({ value: id, label: name }));
  const review = useReviewSpans(review_until);
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    { id: 'status', kind: 'multi-choice', label: t('status'), options: STATUSES },
    { id: 'tier', kind: 'multi-choice', label: t('tier'), options: TIERS },
    { id: 'health', kind: 'multi-choice', label: t('health'), options: HEALTHS },
    { id: 'client_id', kind: 'multi-choice', label: t('client'), ...client },
    {
      ...{ id: 'owner_id', kind: 'multi-choice', label: t('owner') },
      options: [{ value: 'me', label: t('me') }, ...owners],
    },
    { id: 'review_until', kind: 'choice', label: t('review_until'), options: review },
    {
      ...{ id: 'mine_to_decide', kind: 'choice', label: t('deciding') },
      options: [{ value: 'true', label: t('deciding_yes') }],
    },
    {
      ...{ id: 'archived', kind: 'choice', label: t('archived') },
      options: [{ value: 'true', label: t('archived_yes') }],
    },
  ];
}

/** The spans that have a word, and the day that an address has in the place of one. */
function useReviewSpans(chosen: string | undefined): readonly Option[] {
  const format = useFormat();
  if (!chosen || chosen in REVIEW_SPANS) return SPANS;
  return [...SPANS, { value: chosen, label: t('review_by', { day: format.day(chosen) }) }];
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
