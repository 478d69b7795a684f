import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InsightRunDetail } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { runHref } from '../../effects/runs-address.ts';
import type { Running } from '../../effects/use-running.ts';
import { daysText } from '../../effects/values/told.ts';
import { oneRun } from '../../queries.ts';
import { t } from './messages.ts';
import { tookIn } from './run-columns.tsx';
import styles from './run-dialog.module.css';
import { RunLog } from './run-log.tsx';
import { RunState } from './run-state.tsx';
import { foundText } from './run-words.ts';

type RunDialogProps = {
  id: string;
  running: Running;
  /** A run can begin. */
  isReady: boolean;
  onClose: () => void;
};

/** One run: its settings, what it read and found, whether the run before with the same settings found the same, and its log. */
export default function RunDialog({ id, running, isReady, onClose }: RunDialogProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(oneRun(id));
  const failed = data ? undefined : failedRead(error, t('one_failed'), refetch);
  const title = data ? t('run_title', { when: format.instant(data.created_at) }) : t('log');
  const again = (run: InsightRunDetail) => {
    running.again(run);
    onClose();
  };
  return (
    <Dialog open boxSize="large" title={title} onClose={onClose}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={6} />}
      {data && <Run run={data} />}
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
        {data && (
          <Button
            variant="primary"
            icon={IconPlayerPlay}
            disabled={!isReady || running.isBusy}
            onClick={() => again(data)}
          >
            {t('again')}
          </Button>
        )}
      </DialogVerbs>
    </Dialog>
  );
}

function Run({ run }: { run: InsightRunDetail }) {
  const format = useFormat();
  return (
    <div className={styles.run}>
      <div className={styles.state}>
        <RunState run={run} />
        {run.failure && <span>{t(`failure_${run.failure}`)}</span>}
        {run.state === 'done' && <span>{foundText(run)}</span>}
      </div>
      {run.state === 'done' && <Comparison run={run} />}
      <Facts
        strip
        facts={[
          { label: t('day'), value: format.day(run.day) },
          { label: t('looked_at'), value: daysText(run, format) },
          { label: t('seed'), value: run.seed },
          { label: t('version'), value: run.engine },
          { label: t('rows'), value: format.number(run.rows_read) },
          { label: t('took'), value: tookIn(run, format) },
        ]}
      />
      {run.digest && (
        <p className={styles.digest}>
          {t('digest')} <code>{run.digest}</code>
        </p>
      )}
      <RunLog log={run.log} />
    </div>
  );
}

/** Whether the run before with the same settings found the same. */
function Comparison({ run: { repeats } }: { run: InsightRunDetail }) {
  if (!repeats) return <StatusText tone="muted">{t('only')}</StatusText>;
  return (
    <div className={styles.state}>
      <StatusText tone={repeats.same ? 'ok' : 'warn'}>{t(repeats.same ? 'same' : 'different')}</StatusText>
      <Link className={styles.link} href={runHref(repeats.run_id)}>
        {t('open_before')}
      </Link>
    </div>
  );
}
