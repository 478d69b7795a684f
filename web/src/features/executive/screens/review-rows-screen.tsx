import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listExecutiveReviews } from '#contract/executive/endpoints.ts';
import type { ExecutiveReview } from '#contract/executive/rows.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { pageIn } from '../../../platform/list/list-address.ts';
import { reading } from '../../../platform/reading.ts';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import { dayColumn, daysColumn, organizationColumn, titleColumn } from '../components/columns.tsx';
import { RowList } from '../components/row-list.tsx';
import { questionOf, type RowsSearch } from '../effects/address.ts';
import { type OpenThere, reviewThere } from '../effects/places.ts';
import { t } from '../messages.ts';

type ScreenProps = { search: RowsSearch; onOpen: OpenThere };

/** Account plans whose review was overdue on the day. */
export function ReviewRowsScreen({ search, onOpen }: ScreenProps) {
  const format = useFormat();
  const columns = useMemo(() => columnsOf(format), [format]);
  const asked = questionOf(search);
  const read = useQuery(reading(listExecutiveReviews, { query: { ...asked, ...pageIn(search) } }));
  return (
    <RowList
      {...{ search, onOpen, columns, asked, read }}
      list="reviews"
      endpoint={listExecutiveReviews}
      sort="next_review_on"
      rowId={({ plan }) => plan.id}
      rowLabel={({ plan }) => plan.name}
      placeOf={reviewThere}
    />
  );
}

const columnsOf = (format: Format): ListColumn<ExecutiveReview>[] => [
  titleColumn('plan', t('plan'), ({ plan }) => plan.name),
  organizationColumn<ExecutiveReview>(),
  {
    ...{ id: 'client', header: t('client'), look: 'muted', maxWidth: 200 },
    cell: ({ client }) => client?.name ?? null,
    csv: ({ client }) => client?.name ?? null,
  },
  {
    ...{ id: 'owner', header: t('owner'), look: 'muted', maxWidth: 160 },
    cell: ({ owner }) => owner?.name ?? null,
    csv: ({ owner }) => owner?.name ?? null,
  },
  {
    ...{ id: 'tier', header: t('tier'), look: 'muted' },
    cell: ({ tier }) => tier,
    csv: ({ tier }) => tier,
  },
  dayColumn({ id: 'due', header: t('review_due'), format }, ({ next_review_on }) => next_review_on, {
    card: 'topRight',
  }),
  daysColumn('overdue', t('overdue'), ({ overdue_days }) => overdue_days, { card: 'bottomRight' }),
];
