import { useInfiniteQuery } from '@tanstack/react-query';
import { RATE_SCOPES, SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { SERVICE_TYPE_STATUSES } from '#contract/service-types/states.ts';
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
  values: {
    status: Object.fromEntries(SERVICE_TYPE_STATUSES.map((status) => [status, t(`status_${status}`)])),
    unit: Object.fromEntries(SERVICE_UNITS.map((unit) => [unit, t(`unit_${unit}`)])),
    scope: Object.fromEntries(RATE_SCOPES.map((scope) => [scope, t(`scope_${scope}`)])),
    billable: { true: t('yes'), false: t('no') },
  },
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
