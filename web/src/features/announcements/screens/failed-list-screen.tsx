import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { notificationTypes } from '#contract/notifications/catalogue.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { Button } from '../../../ui/action/button.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { failedColumns, type KindName, rowLabel } from '../components/failed/failed-columns.tsx';
import { t } from '../components/failed/messages.ts';
import {
  FAILED_FILTERS,
  FAILING,
  type FailedSearch,
  failedFilters,
  failedQueryOf,
} from '../effects/failed-address.ts';
import { deliveryId, useSendAgain } from '../effects/use-send-again.ts';
import { t as words } from '../messages.ts';
import { announcementDetail, failedDeliveries } from '../queries.ts';

const HABITS = { filters: FAILED_FILTERS, sort: '-error_at', pageSize: PAGE_SIZE };

/** The filters; that of one announcement only where the address has it, from the page of that. */
function useFilters(kindName: KindName, { announcement }: FailedSearch): FilterDefinition[] {
  const { data } = useQuery({
    ...announcementDetail(announcement ?? ''),
    enabled: announcement !== undefined,
  });
  const label = data?.title ?? '…';
  return useMemo(
    () => [
      {
        id: 'channel',
        kind: 'multi-choice',
        label: t('channel'),
        options: FAILING.map((value) => ({ value, label: words(`channel_${value}`) })),
        pinned: true,
      },
      {
        id: 'type',
        kind: 'multi-choice',
        label: t('kind'),
        options: notificationTypes.map((value) => ({ value, label: kindName(value) })),
        pinned: true,
      },
      ...(announcement
        ? [
            {
              id: 'announcement',
              kind: 'choice' as const,
              label: t('announcement'),
              options: [{ value: announcement, label }],
            },
          ]
        : []),
    ],
    [kindName, announcement, label],
  );
}

type FailedListProps = { search: FailedSearch; kindName: KindName };

/** What couldn't be delivered: chosen rows, or all that were found, are sent again. */
export function FailedListScreen({ search, kindName }: FailedListProps) {
  const format = useFormat();
  const columns = useMemo(() => failedColumns(format, kindName), [format, kindName]);
  const filters = useFilters(kindName, search);
  const { list, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(failedDeliveries(failedQueryOf(search)));
  const again = useSendAgain();
  const chosen = useChosen(search);
  const on = filtersOn(filters, list.value).map(({ label }) => label);
  const sendAll = () => void again.found(failedFilters(search));
  const all = data && data.data.length > 0 && (
    <Button icon={IconRefresh} disabled={again.isPending} onClick={() => askForAll(sendAll)}>
      {t(on.length > 0 ? 'send_found_again' : 'send_all_again')}
    </Button>
  );
  const { sort, onSort, ...listed } = list;
  return (
    <ListArea {...listed} filters={filters} columns={columns} actions={all} phoneEnd={all}>
      <ListTable
        hidden={list.hidden}
        label={t('failed')}
        columns={columns}
        rows={data?.data}
        rowId={deliveryId}
        rowLabel={rowLabel}
        {...chosen}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={
          <ListEmpty filters={on} onClear={clear} nothingFound={t('nothing_found')}>
            <Empty title={t('none')} note={t('none_note')} />
          </ListEmpty>
        }
        footer={pager(data)}
      />
      <SendChosen {...chosen} onSend={again.some} />
    </ListArea>
  );
}

type SendChosenProps = ReturnType<typeof useChosen> & { onSend: (ids: readonly string[]) => void };

function SendChosen({ selected, onSelect, onSend }: SendChosenProps) {
  const send = () => {
    onSend(selected);
    onSelect([]);
  };
  return (
    <BulkBar
      count={selected.length}
      onClear={() => onSelect([])}
      actions={[{ id: 'again', label: t('send_again'), icon: IconRefresh, onSelect: send }]}
    />
  );
}

const askForAll = (accept: () => void) => question.ask({ ask: t('all_ask'), note: t('all_note'), accept });

/** Chosen rows last over pages; other filters ask for other rows. */
function useChosen(search: FailedSearch) {
  const among = JSON.stringify(failedFilters(search));
  const [chosen, setChosen] = useState<{ among: string; ids: string[] }>({ among, ids: [] });
  return {
    selected: chosen.among === among ? chosen.ids : [],
    onSelect: (ids: string[]) => setChosen({ among, ids }),
  };
}
