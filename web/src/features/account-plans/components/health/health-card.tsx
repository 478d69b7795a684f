import { useQuery } from '@tanstack/react-query';
import type { PlanDelivery } from '#contract/account-plans/health.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { planDelivery } from '../../effects/delivery.ts';
import { t as words } from '../../messages.ts';
import { PlanHealthText } from '../plan-status.tsx';
import { Factors } from './factors.tsx';
import styles from './health.module.css';
import { t } from './messages.ts';
import { SayVerbs } from './say-verbs.tsx';

type HealthCardProps = { plan: AccountPlan; mayWrite: boolean };

/** How a plan stands by what is delivered, with what that rests on, beside what somebody says. */
export function HealthCard({ plan, mayWrite }: HealthCardProps) {
  const { data, error, refetch } = useQuery(planDelivery(plan.id));
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  return (
    <Card title={t('health')} section="health" flush>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={6} />}
      {data && (
        <>
          <Sides plan={plan} delivery={data} mayWrite={mayWrite} />
          <Factors client_id={plan.client.id} delivery={data} />
        </>
      )}
    </Card>
  );
}

type SidesProps = HealthCardProps & { delivery: PlanDelivery };

/** What is computed and what is said, side by side, and whether they agree. */
function Sides({ plan, delivery: { health: computed, measured_at }, mayWrite }: SidesProps) {
  const format = useFormat();
  const { health_manual: said } = plan;
  const isTorn = said !== null && computed !== null && said !== computed;
  return (
    <>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Text small muted>
            {t('computed')}
          </Text>
          <PlanHealthText health={computed} />
          <Text small muted>
            {t('measured', { when: format.relative(measured_at) })}
          </Text>
        </div>
        <div className={styles.side}>
          <Text small muted>
            {t('said')}
          </Text>
          <SaidHealth plan={plan} />
          {mayWrite && <SayVerbs plan={plan} />}
        </div>
      </div>
      {isTorn && (
        <p className={styles.torn}>
          <StatusText tone="warn">
            {t('disagree', { computed: words(`health_${computed}`), said: words(`health_${said}`) })}
          </StatusText>
        </p>
      )}
    </>
  );
}

function SaidHealth({ plan }: { plan: AccountPlan }) {
  const format = useFormat();
  const { health_manual: said, health_reason, health_said_by, health_said_at } = plan;
  if (said === null) return <Text muted>{t('nobody_said')}</Text>;
  return (
    <>
      <PlanHealthText health={said} />
      <span className={styles.reason}>{health_reason}</span>
      <Text small muted>
        {t('said_by', {
          who: health_said_by?.name ?? t('somebody'),
          when: health_said_at ? format.relative(health_said_at) : '',
        })}
      </Text>
    </>
  );
}
