import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { t } from './messages.ts';
import styles from './offer.module.css';

/** What the offer stands under, and for how long. */
export function TermsCard({ deal: { current, valid_until } }: { deal: Dealsheet }) {
  const format = useFormat();
  const { terms, validity_days: count } = current.content;
  return (
    <Card title={t('terms')}>
      <p className={terms ? styles.text : styles.quiet}>{terms || t('no_terms')}</p>
      <p className={`${styles.quiet} ${styles.gap}`}>
        {valid_until ? t('valid_until', { day: format.day(valid_until) }) : t('validity', { count })}
      </p>
    </Card>
  );
}
