import { ERROR_STATUSES, ORIGINS, SEVERITIES } from '#contract/reports/shapes.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { t } from '../messages.ts';

/** The filters of the errors. */
export const errorFilters = (): FilterDefinition[] => [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: ERROR_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    pinned: true,
  },
  {
    id: 'severity',
    kind: 'multi-choice',
    label: t('severity'),
    options: SEVERITIES.map((value) => ({ value, label: t(`severity_${value}`) })),
    pinned: true,
  },
  {
    id: 'origin',
    kind: 'multi-choice',
    label: t('origin'),
    options: ORIGINS.map((value) => ({ value, label: t(`origin_${value}`) })),
  },
  { id: 'release', kind: 'text', label: t('release') },
];
