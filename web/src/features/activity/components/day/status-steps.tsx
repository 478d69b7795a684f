import type { DayStatus } from '#contract/activity/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from './messages.ts';
import styles from './submit.module.css';

const STEPS = ['draft', 'submitted', 'approved', 'locked'] as const;

/** Draft, submitted, approved, locked: how far a day is. */
export function StatusSteps({ status }: { status: DayStatus }) {
  const now = STEPS.find((step) => step === status) ?? 'draft';
  return (
    <>
      <ol className={styles.steps} aria-label={t('state', { state: t(now) })}>
        {STEPS.map((step) => (
          <li
            key={step}
            className={classNames(
              STEPS.indexOf(step) <= STEPS.indexOf(now) && styles.reached,
              step === now && styles.now,
            )}
            aria-current={step === now ? 'step' : undefined}
          >
            {t(step)}
          </li>
        ))}
      </ol>
      {status === 'rejected' && <StatusText tone="bad">{t('was_rejected')}</StatusText>}
    </>
  );
}
