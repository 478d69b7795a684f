import type { Look } from '../../effects/looks.ts';
import { t } from '../../messages.ts';
import styles from './bar.module.css';

/** What the edges of shifts say; drafts are for those who plan. */
export const Legend = ({ looks, planning }: { looks: readonly Look[]; planning: boolean }) => (
  <ul className={styles.legend} aria-label={t('legend')}>
    {looks.slice(0, 6).map(({ name, colour }) => (
      <li key={name}>
        <i data-colour={colour} />
        {name}
      </li>
    ))}
    {planning && (
      <li>
        <i data-colour="draft" />
        {t('draft')}
      </li>
    )}
  </ul>
);
