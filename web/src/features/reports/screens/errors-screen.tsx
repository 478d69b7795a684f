import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { errorColumns } from '../components/error-columns.tsx';
import { errorFilters } from '../components/error-filters.ts';
import { reportsHref } from '../components/report-tabs.ts';
import { ERROR_FILTERS, type ErrorsSearch, queryOf } from '../effects/errors-address.ts';
import { t } from '../messages.ts';
import { errorList } from '../queries.ts';

const HABITS = { filters: ERROR_FILTERS, sort: '-last_seen_at', pageSize: PAGE_SIZE };

/** Errors of pages and server, the same ones together: filters, order and page in the address. */
export function ErrorsScreen({ search }: { search: ErrorsSearch }) {
  const format = useFormat();
  const columns = useMemo(() => errorColumns(format), [format]);
  const filters = useMemo(errorFilters, []);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(errorList(queryOf(search)));
  const on = filtersOn(filters, list.value).map(({ label }) => label);
  return (
    <ListArea {...list} filters={filters} columns={columns}>
      <ListTable
        {...table}
        label={t('tab_errors')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ title, message }) => `${title}: ${message}`}
        rowHref={({ id }) => `${reportsHref('errors')}/${id}`}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <ListEmpty filters={on} onClear={clear} nothingFound={t('nothing_found')}>
            <Empty title={t('none')} note={t('none_note')} />
          </ListEmpty>
        }
        footer={pager(data)}
      />
    </ListArea>
  );
}
