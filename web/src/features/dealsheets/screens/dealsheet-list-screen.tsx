import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import type { ViewTools } from '../../saved-views/queries.ts';
import { Board } from '../components/board/board.tsx';
import { BoardSkeleton } from '../components/board/board-skeleton.tsx';
import { listColumns } from '../components/list/list-columns.tsx';
import { DealsheetsEmpty } from '../components/list/list-empty.tsx';
import { useListFrame } from '../components/list/use-list-frame.tsx';
import {
  columnsOf,
  DEALSHEETS,
  type DealsheetListSearch,
  filtersOf,
  NEWEST,
  queryOf,
} from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { dealsheetBoard, dealsheetList } from '../queries.ts';

type DealsheetListScreenProps = {
  search: DealsheetListSearch;
  /** What keeps views of the list; loaded once there are cards or rows. */
  tools: ViewTools;
};

/** The organization's dealsheets as a board of their pipeline or in rows; which, and what of them, stands in the address. */
export const DealsheetListScreen = (props: DealsheetListScreenProps) =>
  props.search.show === 'list' ? <RowsScreen {...props} /> : <BoardScreen {...props} />;

function BoardScreen({ search, tools }: DealsheetListScreenProps) {
  const query = filtersOf(search);
  const { data, error, refetch } = useQuery(dealsheetBoard(query));
  const frame = useListFrame({ search, tools, isThere: data !== undefined, ...useDealsheetExport(search) });
  const statuses = columnsOf(search);
  const columns = data?.columns.filter(({ status }) => statuses.includes(status));
  const count = columns?.reduce((sum, column) => sum + column.count, 0);
  const failed = data ? undefined : failedRead(error, t('board_failed'), refetch);
  return (
    <ListPage {...frame.page} {...frame.filtering} title={t('dealsheets')} count={count}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <BoardSkeleton columns={statuses.length} />}
      {data && count === 0 && <DealsheetsEmpty {...frame.empty} />}
      {data && count !== 0 && (
        <Board
          {...{ board: data, query, statuses }}
          chosen={search.column}
          hrefOf={(column) => `${DEALSHEETS}${stringifySearch({ ...search, column })}`}
        />
      )}
    </ListPage>
  );
}

function RowsScreen({ search, tools }: DealsheetListScreenProps) {
  const { columns, ...exporting } = useDealsheetExport(search);
  const { data, error, refetch } = useQuery(dealsheetList(queryOf(search)));
  const frame = useListFrame({ search, tools, isThere: data !== undefined, ...exporting });
  const footer = frame.pager(data);
  return (
    <ListPage
      {...frame.page}
      {...frame.filtering}
      {...frame.ordering}
      title={t('dealsheets')}
      count={footer.total}
      columns={columns}
    >
      <ListTable
        {...frame.table}
        label={t('dealsheets')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => `${DEALSHEETS}/${id}`}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<DealsheetsEmpty {...frame.empty} />}
        footer={footer}
      />
    </ListPage>
  );
}

/** The columns, and how what the filters leave is saved in them, whether it is shown on the board or in rows. */
function useDealsheetExport(search: DealsheetListSearch) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const exporting = useExport({
    ...{ endpoint: listDealsheets, columns, hidden: search.hide ?? [], name: 'dealsheets' },
    query: { ...filtersOf(search), sort: search.sort ?? NEWEST },
    failed: t('export_failed'),
    onDone: (count) => toast.show({ title: t('exported', { count }) }),
  });
  return { columns, ...exporting };
}
