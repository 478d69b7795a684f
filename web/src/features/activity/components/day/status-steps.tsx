import type { DayStatus } from '#contract/activity/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from './messages.ts';
import styles from './submit.module.css';

const STEPS = ['draft', 'submitted', 'approved', 'locked'] as const;

type StatusStepsProps = {
  status: DayStatus;
  /** Who sent it back. */
  rejectedBy?: string | undefined;
};

/** Draft, submitted, approved, locked: how far a day is. One that was rejected is back at the first step, and says so. */
export function StatusSteps({ status, rejectedBy }: StatusStepsProps) {
  const isRejected = status === 'rejected';
  const word = (step: (typeof STEPS)[number]) => t(isRejected && step === 'draft' ? 'rejected_step' : step);
  const now = STEPS.find((step) => step === status) ?? 'draft';
  return (
    <>
      <ol className={styles.steps} aria-label={t('state', { state: word(now) })}>
        {STEPS.map((step) => (
          <li
            key={step}
            className={classNames(
              STEPS.indexOf(step) <= STEPS.indexOf(now) && styles.reached,
              step === now && styles.now,
              step === now && isRejected && styles.rejected,
            )}
            aria-current={step === now ? 'step' : undefined}
          >
            {word(step)}
          </li>
        ))}
      </ol>
      {isRejected && (
        <StatusText tone="bad">
          {rejectedBy ? t('was_rejected_by', { name: rejectedBy }) : t('was_rejected')}
        </StatusText>
      )}
    </>
  );
}
