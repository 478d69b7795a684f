import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { shareOf } from '../../effects/figures.ts';
import { t } from './messages.ts';
import styles from './offer.module.css';

/** How the price comes about, each line of it a sum of what stands above. */
export function SumsCard({ revision: { content, results } }: { revision: DealsheetRevision }) {
  const format = useFormat();
  const { list_minor, line_discount_minor, discount_minor, expenses_price_minor } = results;
  const money = (minor: number) => format.money(minor, results.currency);
  const parts = [
    { label: t('list_price'), minor: list_minor, isShown: true },
    { label: t('line_discount'), minor: -line_discount_minor, isShown: line_discount_minor !== 0 },
    {
      label: discount_minor < 0 ? t('surcharge') : t('whole_discount'),
      ...{ minor: -discount_minor, isShown: discount_minor !== 0 },
    },
    { label: t('expenses_price'), minor: expenses_price_minor, isShown: expenses_price_minor !== 0 },
    { label: t('net'), minor: results.price_minor, isShown: true, isTotal: true },
    {
      label: t('tax', { share: shareOf(format, content.tax_pct) }),
      ...{ minor: results.tax_minor, isShown: results.tax_minor !== 0 },
    },
    {
      ...{ label: t('total'), minor: results.total_minor, isTotal: true },
      isShown: results.tax_minor !== 0,
    },
  ];
  return (
    <Card title={t('sums')}>
      <dl className={styles.sums}>
        {parts
          .filter(({ isShown }) => isShown)
          .map(({ label, minor, isTotal }) => (
            <div key={label} className={classNames(styles.sum, isTotal && styles.total)}>
              <dt>{label}</dt>
              <dd>{money(minor)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
