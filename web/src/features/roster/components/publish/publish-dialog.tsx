import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { Span } from '../../effects/span.ts';
import { rosterChanges } from '../../queries.ts';
import { ChangesForm } from './changes-form.tsx';
import { t } from './messages.ts';
import { PastPublications } from './past-publications.tsx';
import styles from './publish.module.css';

type PublishDialogProps = { project_id: string; span: Span; spanWords: string; onClose: () => void };

/** What the next publication would tell, and what earlier ones told and to whom. */
export default function PublishDialog({ project_id, span, spanWords, onClose }: PublishDialogProps) {
  const [part, setPart] = useState<'next' | 'past'>('next');
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog
      open
      boxSize="large"
      title={t('publish_title', { days: spanWords })}
      onClose={onClose}
      persistent={isTyped ? 'beside' : false}
    >
      <div className={styles.body}>
        <Segmented
          label={t('publications')}
          options={[
            { value: 'next', label: t('next_publication') },
            { value: 'past', label: t('past_publications') },
          ]}
          value={part}
          onChange={setPart}
        />
        {part === 'next' ? (
          <Next project_id={project_id} span={span} onTyped={setTyped} onClose={onClose} />
        ) : (
          <PastPublications project_id={project_id} />
        )}
      </div>
    </Dialog>
  );
}

type NextProps = {
  project_id: string;
  span: Span;
  onTyped: (isTyped: boolean) => void;
  onClose: () => void;
};

function Next({ project_id, span, onTyped, onClose }: NextProps) {
  const { data, error, refetch } = useQuery(rosterChanges(project_id, span));
  const failed = data ? undefined : failedRead(error, t('changes_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows rows={6} />;
  if (data.changes.length === 0)
    return <Empty title={t('nothing_to_publish')} note={t('nothing_to_publish_note')} />;
  return (
    <ChangesForm project_id={project_id} span={span} preview={data} onTyped={onTyped} onClose={onClose} />
  );
}
