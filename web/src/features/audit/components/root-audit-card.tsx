import { IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { eventSentence } from '../effects/words/event-sentence.ts';
import { t } from '../messages.ts';
import { rootAudit, rootAuditCheck } from '../queries.ts';
import styles from './audit.module.css';
import { ChainDialog } from './chain-dialog.tsx';
import { eventColumns } from './event-columns.tsx';
import { EventDialog } from './event-dialog.tsx';

/** What happened above the organizations, newest first, with a check of its chain. */
export function RootAuditCard() {
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(rootAudit());
  const [opened, setOpened] = useState<AuditEvent | null>(null);
  const [isChecking, setChecking] = useState(false);
  return (
    <Card title={t('above')} flush end={<CheckButton onClick={() => setChecking(true)} />}>
      <DataTable
        label={t('above')}
        columns={eventColumns(format)}
        rows={data?.pages.flatMap((page) => page.data)}
        rowId={({ id }) => id}
        rowLabel={(event) => eventSentence(event, format)}
        onOpen={setOpened}
        error={data ? undefined : failedRead(error, t('above_failed'), refetch)}
        empty={<Empty title={t('above_none')} note={t('above_none_note')} />}
      />
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => void fetchNextPage()}>
            {t('earlier')}
          </Button>
        </div>
      )}
      {opened && <EventDialog event={opened} onClose={() => setOpened(null)} />}
      {isChecking && <ChainDialog check={rootAuditCheck()} onClose={() => setChecking(false)} />}
    </Card>
  );
}

function CheckButton({ onClick }: { onClick: () => void }) {
  if (useIsPhone())
    return <IconButton variant="ghost" icon={IconShieldCheck} label={t('check')} onClick={onClick} />;
  return (
    <Button small icon={IconShieldCheck} onClick={onClick}>
      {t('check')}
    </Button>
  );
}
