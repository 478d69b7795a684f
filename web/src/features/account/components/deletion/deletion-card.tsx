import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reference } from '#contract/shapes.ts';
import type { DeletionObstacle } from '#contract/users/data-endpoints.ts';
import { config } from '../../../../platform/config.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { deletion } from '../../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './deletion.module.css';
import { t } from './messages.ts';

/** What deleting the account means, what stands in the way, and the verb. */
export function DeletionCard() {
  const { data, error, refetch } = useQuery(deletion);
  const [asking, setAsking] = useState(false);
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  return (
    <Card title={t('title')} flush={failed !== undefined || !data}>
      {failed ? (
        <LoadError {...failed} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className={styles.card}>
          <Meaning organizations={data.organizations} />
          {data.obstacles.length > 0 ? (
            <Obstacles obstacles={data.obstacles} />
          ) : (
            <Button variant="danger" icon={IconTrash} onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
          )}
        </div>
      )}
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Meaning({ organizations }: { organizations: readonly Reference[] }) {
  const { providerKind, issuer } = config();
  const names = new Intl.ListFormat('en').format(organizations.map(({ name }) => name));
  return (
    <>
      <div>
        <h3 className={styles.heading}>{t('goes_title')}</h3>
        <p>{providerKind === 'embedded' ? t('goes') : t('goes_elsewhere', { host: new URL(issuer).host })}</p>
      </div>
      <div>
        <h3 className={styles.heading}>{t('stays_title')}</h3>
        <p>{names ? t('stays', { organizations: names }) : t('stays_nothing')}</p>
      </div>
    </>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{t('obstacles')}</h3>
      <ul className={styles.obstacles}>
        {obstacles.map(({ message }) => (
          <li key={message}>
            <StatusText tone="warn">{message}</StatusText>
          </li>
        ))}
      </ul>
    </div>
  );
}
