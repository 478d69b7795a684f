import { useInfiniteQuery } from '@tanstack/react-query';
import type { Change } from '#contract/clients/changes.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { type ChangeWords, happeningOf } from '../../../platform/format/happening.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { TimelineCard } from '../../../ui/display/timeline-card.tsx';
import { LABELS } from '../effects/client-values.ts';
import { t } from '../messages.ts';
import { clientChanges } from '../queries.ts';

/** Fields of what belongs to a client, as its history names them. */
const OF_CLIENT = {
  ...{ first_name: t('first_name'), last_name: t('last_name'), title: t('job_title'), roles: t('roles') },
  ...{
    left_at: t('left_at'),
    main: t('main'),
    type: t('address_type'),
    line1: t('line1'),
    line2: t('line2'),
  },
  ...{ city: t('city'), region: t('region'), postcode: t('postcode'), country: t('country') },
};
/** Of a place, which says nothing to whoever reads it. */
const UNTOLD = ['place_id', 'lat', 'lng', 'source'];

const WORDS: ChangeWords = {
  deeds: {
    'client.created': t('did_created'),
    'client.updated': t('did_updated'),
    'client.archived': t('did_archived'),
    'client.restored': t('did_restored'),
    'client.merged': t('did_merged'),
    'client.merged_away': t('did_merged_away'),
    'client.merge_undone': t('did_merge_undone'),
    'client.duplicate_dismissed': t('did_duplicate_dismissed'),
    'client.duplicate_reopened': t('did_duplicate_reopened'),
    'contact.created': t('did_contact_created'),
    'contact.updated': t('did_contact_updated'),
    'contact.archived': t('did_contact_archived'),
    'contact.restored': t('did_contact_restored'),
    'address.created': t('did_address_created'),
    'address.updated': t('did_address_updated'),
    'address.archived': t('did_address_archived'),
    'address.restored': t('did_address_restored'),
  },
  labels: { ...LABELS, ...OF_CLIENT },
  ids: ['owner_id', 'parent_id', 'merged_into_id'],
  values: {
    status: Object.fromEntries(CLIENT_STATUSES.map((status) => [status, t(`status_${status}`)])),
    main: { true: t('yes'), false: t('no') },
  },
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
      happenings={data?.pages.flatMap(({ data }) => data).map((change) => told(change, format))}
      failed={data ? undefined : failedRead(error, t('activity_failed'), refetch)}
      none={t('no_activity')}
      more={t('more_activity')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}

/** What happened, with the name of whom or what of the client it happened to. */
const told = (change: Change, format: Format) => {
  const changes = Object.entries(change.changes).filter(([field]) => !UNTOLD.includes(field));
  const happening = happeningOf({ ...change, changes: Object.fromEntries(changes) }, WORDS, format);
  const name = change.type.startsWith('client.') ? undefined : change.data?.name;
  return typeof name === 'string' ? { ...happening, about: <strong>{name}</strong> } : happening;
};
