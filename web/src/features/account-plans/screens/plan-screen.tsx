import { IconArchive } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { planItems } from '../../plan-items/queries.ts';
import { PlanComments } from '../components/comments/plan-comments.tsx';
import styles from '../components/life/life.module.css';
import { LifeBanner } from '../components/life/life-banner.tsx';
import { StepButton } from '../components/life/life-verbs.tsx';
import { t as words } from '../components/page/messages.ts';
import { PhonePlanActions, PlanActions } from '../components/page/plan-actions.tsx';
import { PlanFacts } from '../components/page/plan-facts.tsx';
import { ReadersOnly } from '../components/page/readers-only.tsx';
import { PlanHealthText, PlanStatusText, TierTag } from '../components/plan-status.tsx';
import { PLANS } from '../effects/plan-address.ts';
import { type PlanPart, planTabs } from '../effects/plan-tabs.ts';
import { t } from '../messages.ts';
import { accountPlan } from '../queries.ts';

const LIST = [{ label: t('account_plans'), href: PLANS }];

type PlanScreenProps = { plan_id: string; part: PlanPart; children: ReactNode };

/** An account plan: what it is about, how it stands, and its parts as tabs. */
export const PlanScreen = (props: PlanScreenProps) => (
  <ReadersOnly plan_id={props.plan_id}>
    <Plan {...props} />
  </ReadersOnly>
);

function Plan({ plan_id, part, children }: PlanScreenProps) {
  const { data: plan, error, refetch } = useQuery(accountPlan(plan_id));
  const { data: items } = useQuery(planItems(plan_id));
  const isPhone = useIsPhone();
  const tabs = planTabs(plan_id, part, items);
  if (isCallError(error, 404)) return <Missing />;
  if (!plan)
    return (
      <DetailPage title={t('account_plan')} crumbs={LIST} tabs={tabs}>
        {error ? <LoadError {...failedRead(error, words('failed'), refetch)} /> : <SkeletonRows rows={10} />}
      </DetailPage>
    );
  return (
    <PlanComments plan={plan}>
      <DetailPage
        title={plan.name}
        crumbs={[...LIST, { label: isPhone ? t('account_plan') : plan.client.name }]}
        statuses={<Statuses plan={plan} isPhone={isPhone} />}
        actions={<PlanActions plan={plan} />}
        phoneActions={<PhonePlanActions plan={plan} />}
        strip={
          <>
            {plan.archived_at && <StatusText icon={IconArchive}>{words('is_archived')}</StatusText>}
            <LifeBanner plan={plan} />
            {isPhone && (
              <div className={styles.step}>
                <StepButton plan={plan} />
              </div>
            )}
            <PlanFacts plan={plan} />
          </>
        }
        tabs={tabs}
      >
        {children}
      </DetailPage>
    </PlanComments>
  );
}

/** The same for a plan that never was and for one that isn't theirs. */
const Missing = () => (
  <DetailPage title={words('missing')} crumbs={LIST}>
    <Empty title={words('missing')} note={words('missing_note')}>
      <ButtonLink href={PLANS}>{words('show_all')}</ButtonLink>
    </Empty>
  </DetailPage>
);

/** On phones health stands here, since the facts below leave it out. */
const Statuses = ({ plan, isPhone }: { plan: AccountPlan; isPhone: boolean }) => (
  <>
    <TierTag tier={plan.tier} />
    <PlanStatusText status={plan.status} />
    {isPhone && <PlanHealthText health={plan.health} />}
    {plan.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
  </>
);
