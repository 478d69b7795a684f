import type { MemberRate } from '#contract/members/rates.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { words } from '../../effects/words/member-words.ts';
import { t } from '../../messages.ts';
import { Margin } from '../margin.tsx';
import styles from '../rate-dialog.module.css';

/** A rate for whatever they do, wherever: the one that somebody asks about first. */
const isForAll = ({ service_type, project }: MemberRate): boolean => !service_type && !project;

/** What somebody costs and sells for today, whatever they do, and what is decided for a day to come. */
export function CurrentRates({ rates }: { rates: readonly MemberRate[] }) {
  const format = useFormat();
  const wide = rates.filter(isForAll);
  if (wide.length === 0) return null;
  const now = wide.find(({ standing }) => standing === 'current');
  const next = wide
    .filter(({ standing }) => standing === 'upcoming')
    .toSorted((one, other) => (one.valid_from < other.valid_from ? -1 : 1))[0];
  return (
    <div className={styles.figures}>
      <Figures>
        <Figure label={t('cost_rate')} {...amounts('cost_rate', now, next, format)} />
        <Figure label={t('bill_rate')} {...amounts('bill_rate', now, next, format)} />
        <Figure
          label={t('margin')}
          value={(now && <Margin rate={now} lowest={null} />) ?? '–'}
          lines={[{ text: now?.valid_to ? words('until_day', { day: format.day(now.valid_to) }) : '' }]}
        />
      </Figures>
    </div>
  );
}

const amounts = (
  amount: 'cost_rate' | 'bill_rate',
  now: MemberRate | undefined,
  next: MemberRate | undefined,
  format: Format,
) => ({
  value: now ? format.rate(now[amount], now.currency) : words('none_today'),
  of: now && t('per_hour'),
  lines: next
    ? [
        {
          text: words('from_day', {
            day: format.day(next.valid_from),
            rate: format.rate(next[amount], next.currency),
          }),
        },
      ]
    : [],
});
