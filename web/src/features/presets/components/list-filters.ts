import { PRESET_KINDS, PRESET_SCOPES } from '#contract/presets/states.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { t } from '../messages.ts';

/** The filters of the list. */
export const LIST_FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    ...{ id: 'kind', kind: 'multi-choice', label: t('kind'), pinned: true },
    options: PRESET_KINDS.map((value) => ({ value, label: t(`kind_${value}`) })),
  },
  {
    ...{ id: 'scope', kind: 'multi-choice', label: t('scope') },
    options: PRESET_SCOPES.map((value) => ({ value, label: t(`scope_${value}`) })),
  },
];
