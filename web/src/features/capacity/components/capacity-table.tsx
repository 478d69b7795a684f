import { useMemo } from 'react';
import type { CapacityPage } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { useListAddress } from '../../../platform/list/use-list-address.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { TableError } from '../../../ui/table/model/data-table-props.ts';
import type { CapacitySearch } from '../effects/capacity-address.ts';
import { rowsOf } from '../effects/rows.ts';
import { t } from '../messages.ts';
import styles from './capacity.module.css';
import { capacityColumns } from './capacity-columns.tsx';
import { Legend } from './legend.tsx';

type CapacityTableProps = {
  search: CapacitySearch;
  data: CapacityPage | undefined;
  error: TableError | undefined;
  filters: readonly FilterDefinition[];
  state: ReturnType<typeof useListAddress<FilterValues>>;
};

/** People, or teams, by weeks: the first column stays while the weeks move. */
export function CapacityTable({ search, data, error, filters, state }: CapacityTableProps) {
  const format = useFormat();
  const weeks = data?.weeks;
  const columns = useMemo(
    () => capacityColumns({ format, search, weeks: weeks ?? [] }),
    [format, search, weeks],
  );
  const rows = useMemo(() => data && rowsOf(data, search), [data, search]);
  const { list, table, clear, pager } = state;
  return (
    <div className={styles.table}>
      <ListTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ href }) => href}
        error={error}
        sort={search.by ? undefined : table.sort}
        onSort={table.onSort}
        empty={
          <ListEmpty
            filters={filtersOn(filters, list.value).map(({ label }) => label)}
            onClear={clear}
            nothingFound={t('nobody_found')}
          >
            <Empty title={t('nobody')} note={t('nobody_note')} />
          </ListEmpty>
        }
        footer={{
          ...pager(search.by ? teamsPage(data) : data),
          totals: t('legend_note'),
          legend: <Legend />,
        }}
      />
    </div>
  );
}

/** Teams come all at once. */
const teamsPage = (data: CapacityPage | undefined) => data && { data: data.teams, before: null, after: null };
