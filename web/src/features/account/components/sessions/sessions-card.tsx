import { useQuery } from '@tanstack/react-query';
import { config } from '../../../../platform/config.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRows } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useEndSessions } from '../../effects/use-end-sessions.ts';
import { mySessions } from '../../queries.ts';
import { t } from './messages.ts';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

/** Every device on which the person is signed in, this one first; with another provider, who keeps them. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(mySessions);
  const { end, endOthers, isPending } = useEndSessions();
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  const sessions = [...(data?.data ?? [])].sort((one, other) => Number(other.current) - Number(one.current));
  const others = sessions.filter(({ current }) => !current).length;
  const verb = others > 0 && (
    <Button variant="ghost" small disabled={isPending} onClick={() => endOthers(others)}>
      {t('end_others')}
    </Button>
  );
  return (
    <Card
      title={t('title')}
      note={t('note')}
      count={sessions.length > 0 ? sessions.length : undefined}
      end={verb}
      flush
    >
      {failed ? (
        <LoadError {...failed} />
      ) : !data ? (
        <SkeletonRows rows={2} height={60} />
      ) : data.kept_here ? (
        <>
          <CardRows>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} busy={isPending} onEnd={end} />
            ))}
          </CardRows>
          {others === 0 && (
            <div className={styles.alone}>
              <Text muted>{t('alone')}</Text>
            </div>
          )}
        </>
      ) : (
        <KeptElsewhere />
      )}
    </Card>
  );
}

function KeptElsewhere() {
  const { host } = new URL(config().issuer);
  return <Empty title={t('elsewhere_title', { host })} note={t('elsewhere')} />;
}
