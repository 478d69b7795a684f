import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FEEDBACK_STATES } from '#contract/feedback/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { feedbackColumns, wordsOf } from '../components/feedback-columns.tsx';
import { FeedbackDetail } from '../components/feedback-detail.tsx';
import { FEEDBACK_FILTERS, type FeedbackSearch, queryOf } from '../effects/feedback-address.ts';
import { t } from '../messages.ts';
import { feedbackList } from '../queries.ts';

const HABITS = { filters: FEEDBACK_FILTERS, sort: '-id', pageSize: PAGE_SIZE };

const FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'status',
    kind: 'multi-choice',
    label: t('status'),
    options: FEEDBACK_STATES.map((value) => ({ value, label: t(`status_${value}`) })),
    pinned: true,
  },
];

/** What people have said, newest first; one is opened in a box that has an address. */
export function FeedbackScreen({ search }: { search: FeedbackSearch }) {
  const format = useFormat();
  const { history, latestLocation } = useRouter();
  const columns = feedbackColumns(format);
  const { list, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(feedbackList(queryOf(search)));
  const on = filtersOn(FILTERS, list.value).map(({ label }) => label);
  const hrefOf = (open?: string) => `${latestLocation.pathname}${stringifySearch({ ...search, open })}`;
  return (
    <>
      <ListArea {...list} filters={FILTERS} columns={columns}>
        <ListTable
          label={t('title')}
          columns={columns}
          hidden={list.hidden}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={wordsOf}
          rowHref={({ id }) => hrefOf(id)}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={
            <ListEmpty filters={on} onClear={clear} nothingFound={t('nothing_found')}>
              <Empty title={t('none')} note={t('none_note')} />
            </ListEmpty>
          }
          footer={pager(data)}
        />
      </ListArea>
      {search.open && <FeedbackDetail id={search.open} onClose={() => history.replace(hrefOf())} />}
    </>
  );
}
