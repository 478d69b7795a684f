import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { SERVICE_TYPE_STATUSES } from '#contract/service-types/states.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { t } from '../messages.ts';

/** The filters of the list. */
export const LIST_FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: SERVICE_TYPE_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
  },
  {
    id: 'unit',
    kind: 'multi-choice',
    label: t('unit'),
    options: SERVICE_UNITS.map((value) => ({ value, label: t(`unit_${value}`) })),
  },
  { id: 'category', kind: 'text', label: t('category') },
  {
    id: 'billable',
    kind: 'choice',
    label: t('billable'),
    options: [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ],
  },
  {
    id: 'low_rates',
    kind: 'choice',
    label: t('below_lowest'),
    options: [{ value: 'true', label: t('yes') }],
  },
];
