import { ROLES } from '#contract/access/roles.ts';
import { memberStatus } from '#contract/members/shapes.ts';
import { roleName } from '../../../../platform/roles.ts';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { t } from '../../messages.ts';

/** The filters of the team. */
export const LIST_FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'role',
    kind: 'multi-choice',
    label: t('role'),
    options: ROLES.map((value) => ({ value, label: roleName(value) })),
  },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: memberStatus.options.map((value) => ({ value, label: t(`status_${value}`) })),
  },
];
