import { IconLoader2, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import type { InsightOverview, InsightRun } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { runHref } from '../../effects/runs-address.ts';
import type { Running } from '../../effects/use-running.ts';
import { t } from './messages.ts';
import styles from './run-line.module.css';
import { foundText, whoRan } from './run-words.ts';

type RunLineProps = {
  overview: InsightOverview | undefined;
  newest: InsightRun | undefined;
  running: Running;
};

/** How the newest run stands: under way, done or failed, by whom, with what it read and found. Its place is kept while nothing is known. */
export function RunLine({ overview, newest, running }: RunLineProps) {
  if (overview?.resting)
    return (
      <div className={styles.line} role="status">
        <StatusText small tone="warn">
          {t(`resting_${overview.resting}`)}
        </StatusText>
      </div>
    );
  if (overview?.running) return <UnderWay run={overview.running} onStop={running.stop} />;
  if (newest?.state === 'failed') return <Failed run={newest} running={running} />;
  if (overview && !overview.last_run) return null;
  return <div className={styles.line}>{overview?.last_run && <Done overview={overview} />}</div>;
}

function UnderWay({ run, onStop }: { run: InsightRun; onStop: (run: InsightRun) => void }) {
  const format = useFormat();
  return (
    <div className={styles.line} aria-live="polite">
      <StatusText small tone="info" icon={IconLoader2}>
        {run.state === 'queued'
          ? t('queued')
          : t('under_way', { rows: format.number(run.rows_read), found: format.number(run.found) })}
      </StatusText>
      <span className={styles.end}>
        <Button small variant="ghost" icon={IconPlayerStop} onClick={() => onStop(run)}>
          {t('stop')}
        </Button>
      </span>
    </div>
  );
}

function Failed({ run, running }: { run: InsightRun; running: Running }) {
  const format = useFormat();
  return (
    <div className={styles.line} role="status">
      <StatusText small tone="bad">
        <span title={format.instant(run.created_at)}>
          {t('failed_when', { when: format.relative(run.created_at) })}
        </span>
        . {run.failure && t(`failure_${run.failure}`)}
      </StatusText>
      <span className={styles.end}>
        <Link className={styles.link} href={runHref(run.id)}>
          {t('log')}
        </Link>
        <Button small icon={IconRefresh} disabled={running.isBusy} onClick={() => running.again(run)}>
          {t('try_again')}
        </Button>
      </span>
    </div>
  );
}

function Done({ overview: { last_run: run, next_run_at } }: { overview: InsightOverview }) {
  const format = useFormat();
  if (!run) return null;
  const at = run.finished_at ?? run.created_at;
  return (
    <>
      <StatusText small tone="ok">
        <span title={format.instant(at)}>{whoRan(run, format.relative(at))}</span>
      </StatusText>
      <ul className={styles.facts}>
        <li>{t('engine', { version: run.engine })}</li>
        <li>{t('rows_read', { rows: format.number(run.rows_read) })}</li>
        <li>{foundText(run)}</li>
      </ul>
      <span className={styles.end}>
        {next_run_at && (
          <span title={format.instant(next_run_at)}>{t('next', { when: format.relative(next_run_at) })}</span>
        )}
        <Link className={styles.link} href={runHref(run.id)}>
          {t('log')}
        </Link>
      </span>
    </>
  );
}
