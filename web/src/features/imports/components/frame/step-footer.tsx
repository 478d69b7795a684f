import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { t } from '../../messages.ts';
import styles from './frame.module.css';

type StepFooterProps = {
  /** Where Back leads. */
  backHref: string;
  /** Why one can't go on, or what comes next. */
  note?: ReactNode;
  /** The primary verb. */
  children: ReactNode;
};

/** The line that stays in sight below a step: back, a word, on. */
export function StepFooter({ backHref, note, children }: StepFooterProps) {
  return (
    <div className={styles.footer} data-save-bar>
      <div className={styles.verbs}>
        <ButtonLink href={backHref}>{t('back')}</ButtonLink>
        <span className={styles.footerNote}>{note}</span>
        {children}
      </div>
    </div>
  );
}
