import { useInfiniteQuery } from '@tanstack/react-query';
import type { Change } from '#contract/clients/changes.ts';
import { MOVING_KINDS } from '#contract/clients/merging.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { type ChangeWords, happeningOf } from '../../../platform/format/happening.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { TimelineCard } from '../../../ui/display/timeline-card.tsx';
import { Link } from '../../../ui/theme/link.tsx';
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
/** Of a place, which says nothing to whoever reads it, and what a deed says in words. */
const UNTOLD = ['place_id', 'lat', 'lng', 'source', 'merged_into_id', 'archived_at'];

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
  ids: ['owner_id', 'parent_id'],
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

/** What happened, with whom or what it happened to and, of merging, what moved. */
const told = (change: Change, format: Format) => {
  const changes = Object.entries(change.changes).filter(([field]) => !UNTOLD.includes(field));
  const happening = happeningOf({ ...change, changes: Object.fromEntries(changes) }, WORDS, format);
  const about = <About change={change} />;
  return { ...happening, changes: [...movedBy(change), ...happening.changes], about };
};

/** The contact or address, or the other client of two. */
const About = ({ change: { type, data: { name, other_id, other } = {} } }: { change: Change }) => {
  if (!type.startsWith('client.')) return typeof name === 'string' && <strong>{name}</strong>;
  if (typeof other_id !== 'string') return null;
  // One that was merged would lead back here.
  const href = `/manager/clients/${other_id}${type === 'client.merged' ? '?stay=true' : ''}`;
  return <Link href={href}>{typeof other === 'string' ? other : t('other_client')}</Link>;
};

/** How much of each kind went along. */
const movedBy = ({ data }: Change) => {
  const moved = new Map<string, unknown>(Object.entries(Object(data?.moved)));
  return MOVING_KINDS.flatMap((kind) => {
    const count = moved.get(kind);
    return typeof count === 'number'
      ? [{ field: t(`moved_${kind}`), before: '', after: t('went_along', { count }) }]
      : [];
  });
};
