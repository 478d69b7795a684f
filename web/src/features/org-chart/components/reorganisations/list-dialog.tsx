import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createReorganisation } from '#contract/reorganisations/endpoints.ts';
import type { Reorganisation, ReorganisationStatus } from '#contract/reorganisations/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import { reorganisations } from '../../queries.ts';
import { DraftForm } from './draft-form.tsx';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

const WHICH = {
  open: ['draft'],
  applied: ['applied', 'undone'],
  all: ['draft', 'applied', 'undone', 'discarded'],
} as const satisfies Record<string, readonly ReorganisationStatus[]>;
type Which = keyof typeof WHICH;
const OPTIONS = (['all', 'open', 'applied'] as const).map((value) => ({
  ...{ value, label: t(`which_${value}`) },
}));

type ListDialogProps = { onOpen: (id: string) => void; onClose: () => void };

/** Every reorganisation, those changed last first, and the way to another one. */
export function ListDialog({ onOpen, onClose }: ListDialogProps) {
  const [which, setWhich] = useState<Which>('all');
  const [isNew, setNew] = useState(false);
  const { may } = usePermissions();
  if (isNew) return <DraftForm onClose={(saved) => (saved ? onOpen(saved.id) : setNew(false))} />;
  return (
    <Dialog open boxSize="medium" title={t('reorganisations')} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.note}>{t('list_note')}</p>
        <div className={styles.headRow}>
          <Segmented label={t('which')} options={OPTIONS} value={which} onChange={setWhich} />
          {may(createReorganisation) && (
            <Button variant="primary" onClick={() => setNew(true)}>
              {t('new')}
            </Button>
          )}
        </div>
        <Rows key={which} which={which} onOpen={onOpen} />
      </div>
    </Dialog>
  );
}

const Rows = ({ which, onOpen }: { which: Which; onOpen: (id: string) => void }) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reorganisations(WHICH[which]),
  );
  if (error) return <LoadError {...failedRead(error, t('list_failed'), refetch)} />;
  if (!data) return <SkeletonRows rows={4} height={56} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0)
    return which === 'all' ? (
      <StateBlock title={t('list_empty')} note={t('list_empty_note')} />
    ) : (
      <p className={styles.why}>{t('list_none')}</p>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
};

const Row = ({ row, onOpen }: { row: Reorganisation; onOpen: (id: string) => void }) => (
  <button type="button" className={styles.row} onClick={() => onOpen(row.id)}>
    <span className={styles.rowHead}>
      <span className={styles.rowName}>{row.name}</span>
      <StatusTag status={row.status} />
    </span>
    <span className={styles.rowLine}>
      <Standing row={row} />
    </span>
    {row.stale > 0 && (
      <StatusText tone="bad" small>
        {t('outdated', { count: row.stale })}
      </StatusText>
    )}
  </button>
);

const TONES = { draft: 'info', applied: 'ok', undone: 'warn', discarded: 'neutral' } as const;

/** Where a reorganisation stands. */
export const StatusTag = ({ status }: Pick<Reorganisation, 'status'>) => (
  <Tag tone={TONES[status]}>{t(`status_${status}`)}</Tag>
);

/** How many moves, by whom, and when it was changed, applied or undone. */
export const Standing = ({ row }: { row: Reorganisation }) => {
  const format = useFormat();
  const { status, moves, created_by, applied_at, applied_by, undone_at, undone_by, updated_at } = row;
  const when = (at: string) => format.instant(at, 'day');
  const who = (what: string, name: string | null | undefined) => (name ? t('by_and', { what, name }) : what);
  const words = [
    created_by ? t('by', { name: created_by }) : '',
    moves === 0 ? t('no_moves') : t('moves', { count: moves }),
    applied_at ? who(t('applied_when', { when: when(applied_at) }), applied_by?.name) : '',
    undone_at ? who(t('undone_when', { when: when(undone_at) }), undone_by?.name) : '',
    status === 'draft' ? t('changed', { when: when(updated_at) }) : '',
  ];
  return words.filter((word) => word !== '').join(' · ');
};
