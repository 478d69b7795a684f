import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { STATUSES } from '#contract/activity/shapes.ts';
import { FEED_KINDS } from '#contract/feed/shapes.ts';
import { type FilterDefinition, type FilterValues, isRange } from '../../../../ui/list/filter-definition.ts';
import { personChoices, serviceTypeChoices } from '../../../choices/queries.ts';
import { type ActivitySearch, activitySearch } from '../../effects/activity-address.ts';
import { optionsOf } from '../options-of.ts';
import { t } from './messages.ts';

/** What only time has. */
const OF_TIME: readonly FilterDefinition[] = [
  {
    id: 'billable',
    kind: 'choice',
    label: t('billable_filter'),
    options: [
      { value: 'true', label: t('billable') },
      { value: 'false', label: t('not_billable') },
    ],
  },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: STATUSES.map((status) => ({ value: status, label: t(`status_${status}`) })),
  },
];

/** The filters of a project's feed, what the address says of them, and how to change it. */
export function useFeedFilters(project_id: string, search: ActivitySearch) {
  const navigate = useNavigate();
  const people = useQuery(personChoices()).data?.data;
  const services = useQuery(serviceTypeChoices()).data?.data;
  const { from, to, comment: _, ...rest } = search;
  const value: FilterValues = { ...rest, period: from || to ? { from, to } : undefined };
  const change = ({ period, ...next }: FilterValues) =>
    void navigate({
      to: '/manager/projects/$projectId/activity',
      params: { projectId: project_id },
      search: activitySearch({ ...next, ...(isRange(period) ? { from: period.from, to: period.to } : {}) }),
    });
  const filters: FilterDefinition[] = [
    {
      id: 'kind',
      kind: 'multi-choice',
      label: t('kind'),
      options: FEED_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
      pinned: true,
    },
    {
      id: 'unseen',
      kind: 'choice',
      label: t('unseen'),
      options: [{ value: 'true', label: t('unseen_only') }],
      pinned: true,
    },
    { id: 'period', kind: 'date-range', label: t('period'), pinned: true },
    { id: 'member_id', kind: 'multi-choice', label: t('person'), options: optionsOf(people), pinned: true },
    {
      id: 'service_type_id',
      kind: 'multi-choice',
      label: t('service_type'),
      options: [{ value: 'none', label: t('no_service') }, ...optionsOf(services)],
    },
    ...OF_TIME,
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint') },
  ];
  return { filters, value, change };
}
