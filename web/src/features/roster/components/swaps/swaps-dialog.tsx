import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { decidedSwaps, openSwaps } from '../../queries.ts';
import { t } from './messages.ts';
import { SwapCard } from './swap-card.tsx';
import styles from './swaps.module.css';

/** What people ask about their shifts, for whoever decides on it; and what was decided. */
export default function SwapsDialog({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const [part, setPart] = useState<'waiting' | 'decided'>('waiting');
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog open boxSize="large" title={t('title')} onClose={onClose} persistent={isTyped ? 'beside' : false}>
      <div className={styles.body}>
        <Segmented
          label={t('which')}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'decided', label: t('decided') },
          ]}
          value={part}
          onChange={setPart}
        />
        <Requests key={part} project_id={project_id} part={part} onTyped={setTyped} />
      </div>
    </Dialog>
  );
}

type RequestsProps = {
  project_id: string;
  part: 'waiting' | 'decided';
  onTyped: (isTyped: boolean) => void;
};

function Requests({ project_id, part, onTyped }: RequestsProps) {
  const isWaiting = part === 'waiting';
  const { data, error, refetch } = useQuery((isWaiting ? openSwaps : decidedSwaps)(project_id));
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows rows={5} />;
  if (data.data.length === 0)
    return <Empty title={t(`none_${part}`)} {...(isWaiting ? { note: t('none_waiting_note') } : {})} />;
  return (
    <ul className={styles.list}>
      {data.data.map((swap) => (
        <SwapCard key={swap.id} swap={swap} onTyped={onTyped} />
      ))}
    </ul>
  );
}
