import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import { t } from '../drafting/messages.ts';
import styles from './reorganisations.module.css';

/** What couldn't be drafted, why, and another try. */
export const DraftProblem = ({ drafting: { problem, dismiss } }: { drafting: Drafting }) =>
  problem && (
    <div className={styles.problem} role="alert">
      <StatusText tone="bad" strong>
        {problem.title}
      </StatusText>
      <span className={styles.problemWords}>{problem.message}</span>
      <Button small onClick={problem.again}>
        {t('try_again')}
      </Button>
      <Button small variant="ghost" onClick={dismiss}>
        {t('dismiss')}
      </Button>
    </div>
  );
