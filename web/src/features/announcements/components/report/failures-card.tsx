import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { NOTIFICATIONS } from '../../effects/places.ts';
import { deliveryId, useSendAgain } from '../../effects/use-send-again.ts';
import { failedDeliveries } from '../../queries.ts';
import { failedColumns, rowLabel } from '../failed/failed-columns.tsx';
import { t } from './messages.ts';
import styles from './report.module.css';

const SHOWN = 20;

/** What of an announcement couldn't be delivered, with the cause, and once more for all of it. */
export function FailuresCard({ id, every }: { id: string; every: number | false }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery({
    ...failedDeliveries({ announcement: id, per_page: SHOWN }),
    refetchInterval: every,
  });
  const again = useSendAgain();
  const rows = data?.data ?? [];
  return (
    <Card
      title={t('failures')}
      flush
      end={
        rows.length > 0 && (
          <Button
            variant="ghost"
            small
            icon={IconRefresh}
            disabled={again.isPending}
            onClick={() => void again.found({ announcement: id })}
          >
            {t('send_again')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('failures')}
        columns={failedColumns(format)}
        rows={data?.data}
        rowId={deliveryId}
        rowLabel={rowLabel}
        error={data ? undefined : failedRead(error, t('failures_failed'), refetch)}
        empty={<Empty title={t('none_failed')} note={t('none_failed_note')} />}
      />
      {data?.after && (
        <p className={styles.more}>
          {t('more_failed', { count: SHOWN })}{' '}
          <CardLink href={`${NOTIFICATIONS}/failed?announcement=${id}`}>{t('all_failed')}</CardLink>
        </p>
      )}
    </Card>
  );
}
