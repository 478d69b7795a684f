import { useInfiniteQuery } from '@tanstack/react-query';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { type ChangeWords, happeningOf } from '../../../platform/format/happening.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { TimelineCard } from '../../../ui/display/timeline-card.tsx';
import { LABELS } from '../effects/client-values.ts';
import { t } from '../messages.ts';
import { clientChanges } from '../queries.ts';

const WORDS: ChangeWords = {
  deeds: {
    'client.created': t('did_created'),
    'client.updated': t('did_updated'),
    'client.archived': t('did_archived'),
    'client.restored': t('did_restored'),
  },
  labels: LABELS,
  ids: ['owner_id', 'parent_id'],
  values: { status: Object.fromEntries(CLIENT_STATUSES.map((status) => [status, t(`status_${status}`)])) },
  another: t('another'),
  somebody: t('somebody'),
};

/** What happened to a client, newest first. */
export function ClientActivity({ id }: { id: string }) {
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(clientChanges(id));
  return (
    <TimelineCard
      title={t('activity')}
      happenings={data?.pages.flatMap(({ data }) => data).map((change) => happeningOf(change, WORDS, format))}
      failed={data ? undefined : failedRead(error, t('activity_failed'), refetch)}
      none={t('no_activity')}
      more={t('more_activity')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}
