import { useQuery } from '@tanstack/react-query';
import type { CalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import { CallError } from '../../../../platform/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { useArrival } from '../../../../ui/page/use-arrival.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useCalendarAddress } from '../../effects/use-calendar-address.ts';
import { calendarFeed } from '../../queries.ts';
import styles from './calendar.module.css';
import { MadeAddress } from './made-address.tsx';
import { t } from './messages.ts';

/** One's own roster in a calendar elsewhere, of the organization that one works in; nothing for somebody who isn't on its team. */
export function CalendarCard() {
  const organization = useMaybeOrganization();
  return organization && <OwnCalendar key={organization.id} organization={organization.name} />;
}

function OwnCalendar({ organization }: { organization: string }) {
  const { data, error, refetch } = useQuery(calendarFeed());
  const verbs = useCalendarAddress(data?.feed ?? null);
  useArrival('calendar', data !== undefined);
  if (!data && error instanceof CallError && error.code === 'not_found') return null;
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  return (
    <Card title={t('title')} note={t('note')} flush={!data}>
      {failed ? (
        <LoadError {...failed} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className={styles.card}>
          <p>{t('what', { organization })}</p>
          <Text muted>
            {t('holds')} {t('warning')}
          </Text>
          {data.feed ? <Living feed={data.feed} verbs={verbs} /> : <Make verbs={verbs} />}
        </div>
      )}
    </Card>
  );
}

type Verbs = ReturnType<typeof useCalendarAddress>;

function Make({ verbs: { make, isPending } }: { verbs: Verbs }) {
  return (
    <div className={styles.verbs}>
      <Button disabled={isPending} onClick={make}>
        {t('make')}
      </Button>
    </div>
  );
}

function Living({ feed, verbs }: { feed: CalendarFeed; verbs: Verbs }) {
  const format = useFormat();
  const { made, renew, revoke, isPending } = verbs;
  const isNew = made?.feed.id === feed.id;
  const read = feed.last_read_at ? t('read', { when: format.relative(feed.last_read_at) }) : t('unread');
  return (
    <>
      {isNew && made.address ? (
        <MadeAddress key={feed.id} address={made.address} />
      ) : (
        <p>{t(isNew ? 'lost' : 'kept')}</p>
      )}
      <Text small muted>
        {t('made', { when: format.instant(feed.created_at, 'day') })} · {read}
      </Text>
      <div className={styles.verbs}>
        <Button disabled={isPending} onClick={renew}>
          {t('renew')}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={revoke}>
          {t('revoke')}
        </Button>
      </div>
    </>
  );
}
