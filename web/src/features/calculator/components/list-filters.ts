import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { t } from '../messages.ts';

/** The filters of the list: `clients` as options that are looked for. */
export const listFilters = (clients: {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onSearch: (text: string) => void;
}): FilterDefinition[] => [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  { id: 'client_id', kind: 'multi-choice', label: t('client'), pinned: true, ...clients },
];
