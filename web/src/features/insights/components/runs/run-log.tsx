import type { RunStep } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t } from './messages.ts';
import styles from './run-dialog.module.css';
import { tookText } from './run-words.ts';

/** What each detector did in a run, in order: what it looks for, what it read and found, and what it couldn't look at. */
export function RunLog({ log }: { log: readonly RunStep[] }) {
  if (log.length === 0) return null;
  return (
    <section className={styles.log} aria-labelledby="run-log">
      <h3 id="run-log">{t('steps')}</h3>
      <ol className={styles.steps}>
        {log.map((step) => (
          <li key={step.detector} className={styles.step}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: RunStep }) {
  const format = useFormat();
  return (
    <>
      <p className={styles.kinds}>{step.kinds.map((kind) => kinds(kind)).join(', ')}</p>
      <p className={styles.figures}>
        {t('rows_read', { rows: format.number(step.rows) })}, {t('found', { count: step.found })},{' '}
        {tookText(step.ms, format.number)}
      </p>
      {step.gaps.map((gap) => (
        <StatusText key={`${gap.code} ${gap.text}`} small tone="warn">
          {gapText(gap)}
        </StatusText>
      ))}
    </>
  );
}

const gapText = ({ code, count, text }: RunStep['gaps'][number]): string => {
  const what = t(`gap_${code}`);
  if (text) return t('gap_named', { what, name: text });
  return count === null ? what : t('gap_counted', { what, count });
};
