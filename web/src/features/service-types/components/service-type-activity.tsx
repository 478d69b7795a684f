import { useInfiniteQuery } from '@tanstack/react-query';
import { type ChangeWords, happeningOf } from '../../../platform/format/happening.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { TimelineCard } from '../../../ui/display/timeline-card.tsx';
import { LABELS } from '../effects/service-type-values.ts';
import { t } from '../messages.ts';
import { serviceTypeChanges } from '../queries.ts';

const WORDS: ChangeWords = {
  deeds: {
    'service-type.created': t('did_created'),
    'service-type.updated': t('did_updated'),
    'service-type.archived': t('did_archived'),
    'service-type.restored': t('did_restored'),
    'service-type.rate_added': t('did_rate_added'),
    'service-type.rate_ended': t('did_rate_ended'),
    'service-type.rate_reopened': t('did_rate_reopened'),
    'service-type.rate_removed': t('did_rate_removed'),
  },
  labels: {
    ...LABELS,
    status: t('status'),
    scope: t('scope'),
    client_id: t('client'),
    level: t('level'),
    bill_rate: t('bill_rate'),
    cost_rate: t('cost_rate'),
    currency: t('currency'),
    valid_from: t('valid_from'),
    valid_to: t('valid_to'),
  },
  ids: ['client_id'],
  another: t('another'),
  somebody: t('somebody'),
};

/** What happened to a service type and its rates, newest first. */
export function ServiceTypeActivity({ id }: { id: string }) {
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(serviceTypeChanges(id));
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
