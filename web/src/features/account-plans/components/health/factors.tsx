import type { PlanDelivery } from '#contract/account-plans/health.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { evidenceOf } from '../../effects/delivery.ts';
import { PlanHealthText } from '../plan-status.tsx';
import styles from './health.module.css';
import { t } from './messages.ts';

type FactorsProps = { client_id: string; delivery: PlanDelivery };

/** What each factor rests on, leading to the list behind it. */
export function Factors({ client_id, delivery }: FactorsProps) {
  const format = useFormat();
  const { without_rate } = delivery;
  return (
    <>
      <ul className={styles.factors}>
        {delivery.factors.map((factor) => {
          const { name, figure, more, href } = evidenceOf(factor, delivery, client_id, format);
          return (
            <li key={factor.key} className={styles.factor}>
              <Link href={href} className={styles.name}>
                {name}
              </Link>
              <span className={styles.evidence}>
                <span>{figure}</span>
                {more && (
                  <Text small muted>
                    {more}
                  </Text>
                )}
              </span>
              {factor.level ? (
                <PlanHealthText health={factor.level} />
              ) : (
                <StatusText tone="muted">{t('nothing')}</StatusText>
              )}
            </li>
          );
        })}
      </ul>
      {without_rate.length > 0 && (
        <p className={styles.torn}>
          <StatusText tone="warn">{t('without_rate', { currencies: without_rate.join(', ') })}</StatusText>
        </p>
      )}
    </>
  );
}
