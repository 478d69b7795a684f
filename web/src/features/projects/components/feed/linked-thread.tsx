import { useQuery } from '@tanstack/react-query';
import { isCallError } from '../../../../platform/call-error.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { commentThread } from '../../effects/detail-queries.ts';
import { Thread } from '../comments/thread.tsx';
import styles from './feed.module.css';
import { t } from './messages.ts';

type LinkedThreadProps = { project_id: string; comment: string; since: string | null };

/** The thread that an address leads to, above the feed: wherever in it the thread stands. */
export function LinkedThread({ project_id, comment, since }: LinkedThreadProps) {
  const { data, error, refetch } = useQuery(commentThread(project_id, comment));
  const whole = (
    <ButtonLink small variant="ghost" href={`/manager/projects/${project_id}/activity`}>
      {t('whole_feed')}
    </ButtonLink>
  );
  return (
    <Card title={t('linked')} end={whole}>
      {data ? (
        <Thread thread={data} since={since} target={comment} />
      ) : isCallError(error, 404) ? (
        <p className={styles.missing}>{t('linked_gone')}</p>
      ) : error ? (
        <LoadError {...failedRead(error, t('linked_failed'), refetch)} />
      ) : (
        <SkeletonRows rows={2} height={48} />
      )}
    </Card>
  );
}
