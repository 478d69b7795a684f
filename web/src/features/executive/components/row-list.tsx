import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Page } from '#contract/pagination.ts';
import type { AnyInput } from '../../../platform/call-input.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { FilterValues } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import {
  executiveHref,
  questionOf,
  type RowList as RowListName,
  type RowsSearch,
  withoutRows,
} from '../effects/address.ts';
import type { OpenThere, PlaceThere } from '../effects/places.ts';
import { t } from '../messages.ts';
import { executiveFigures } from '../queries.ts';
import styles from './executive.module.css';

type ListOf<Row> = Endpoint & { readonly response: z.ZodType<Page<Row>> };

interface RowListProps<Row extends Readonly<Record<string, unknown>>> {
  readonly list: RowListName;
  readonly endpoint: ListOf<Row>;
  /** Filters and order, without a page. */
  readonly asked: NonNullable<AnyInput['query']>;
  readonly read: Read<Row>;
  readonly search: RowsSearch;
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: string;
  readonly rowId: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly placeOf: (row: Row) => PlaceThere;
  readonly onOpen: OpenThere;
  readonly views?: readonly TabItem[];
}

interface Read<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** The rows that a figure is made of, of the figure's day, currency and span; each opens its page in its organization. */
export function RowList<Row extends Readonly<Record<string, unknown>>>(props: RowListProps<Row>) {
  const { list, endpoint, search, columns, sort, rowId, rowLabel, placeOf, onOpen, views = [] } = props;
  const { data, error, refetch } = props.read;
  const state = useListAddress<FilterValues>(search, { filters: [], sort, pageSize: PAGE_SIZE });
  const exporting = useExport({
    ...{ endpoint, columns, hidden: [], name: `executive-${list}`, failed: t('export_failed') },
    query: props.asked,
    onDone: (count) => toast.show({ title: t('exported', { count }) }),
  });
  return (
    <ListPage
      title={t(`rows_title_${list}`)}
      views={views}
      notice={<Asked search={search} />}
      actions={<ListActions {...exporting} verbs={[]} />}
      phoneEnd={<PhoneExport {...exporting} />}
      columns={columns}
      sort={state.list.sort}
      onSort={state.list.onSort}
    >
      <ListTable
        {...state.table}
        label={t(`rows_title_${list}`)}
        columns={columns}
        rows={data?.data}
        rowId={rowId}
        rowLabel={rowLabel}
        onOpen={(row) => onOpen(placeOf(row))}
        error={data ? undefined : failedRead(error, t('rows_failed'), refetch)}
        empty={<NoRows search={search} />}
        footer={state.pager(data)}
      />
    </ListPage>
  );
}

/** Of which day and which organizations these rows are, and the way back to the figures. */
function Asked({ search }: { search: RowsSearch }) {
  const format = useFormat();
  const { data } = useQuery(executiveFigures(questionOf(search)));
  if (!data) return null;
  const [only] = search.organization_id ?? [];
  const name = data.organizations.find(({ id }) => id === only)?.name ?? t('all_organizations');
  const period = t('period', { from: format.day(data.period.from), to: format.day(data.period.to) });
  return (
    <div className={styles.asked}>
      <ButtonLink small icon={IconArrowLeft} href={executiveHref(withoutRows(search))}>
        {t('rows_back')}
      </ButtonLink>
      <span>{[name, period, data.currency].join(' · ')}</span>
    </div>
  );
}

function NoRows({ search }: { search: RowsSearch }) {
  const format = useFormat();
  const day = format.day(search.as_of ?? format.today());
  return (
    <Empty title={t('rows_none')} note={t('rows_none_note', { day })}>
      <ButtonLink href={executiveHref(withoutRows(search))}>{t('rows_back')}</ButtonLink>
    </Empty>
  );
}
