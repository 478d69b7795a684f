import { type Look, swatch } from '../../effects/looks.ts';
import { t } from '../../messages.ts';
import styles from './bar.module.css';

/** More of them don't fit; each shift says its own. */
const MOST = 6;

/** What the edges of shifts say; drafts are for those who plan. */
export const Legend = ({ looks, planning }: { looks: readonly Look[]; planning: boolean }) => (
  <ul className={styles.legend} aria-label={t('legend')}>
    {looks.slice(0, MOST).map(({ name, colour }) => (
      <li key={name}>
        <i {...swatch(colour)} />
        {name}
      </li>
    ))}
    {looks.length > MOST && (
      <li
        title={looks
          .slice(MOST)
          .map(({ name }) => name)
          .join(', ')}
      >
        {t('legend_more', { count: looks.length - MOST })}
      </li>
    )}
    {planning && (
      <li>
        <i data-colour="draft" />
        {t('draft')}
      </li>
    )}
  </ul>
);
