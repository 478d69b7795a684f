import { listClients } from '#contract/clients/endpoints.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { type ClientListSearch, filtersOf } from './list-address.ts';

interface Column {
  readonly id: string;
  readonly header: string;
  readonly csv: CsvColumn<Client>['text'];
}

/** Saves what the list shows, in the columns that are on, through all pages. */
export function useListExport(
  search: ClientListSearch,
  columns: readonly Column[],
  hidden: readonly string[],
) {
  const format = useFormat();
  const { start, isRunning } = useExport({
    endpoint: listClients,
    input: { query: filtersOf(search) },
    columns: columns
      .filter(({ id }) => !hidden.includes(id))
      .map(({ header, csv }) => ({ header, text: csv })),
    name: `clients-${format.today()}`,
    failed: t('export_failed'),
    onDone: (count) => toast.show({ title: t('exported', { count }) }),
  });
  return { onExport: start, isRunning };
}
