import { IconFlagCheck, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { CardLink } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { historyHref, waitingHref } from '../../effects/history/history-address.ts';
import { planRevisions } from '../../effects/history/revision-queries.ts';
import styles from './life.module.css';
import { t } from './messages.ts';

/** What has to be known of a plan's life before anything else of the page; nothing where all is usual. */
export function LifeBanner({ plan }: { plan: AccountPlan }) {
  const { archived_at, status, closed_reason, waiting_revision } = plan;
  if (archived_at) return null;
  if (waiting_revision !== null) return <Waiting plan={plan} revision={waiting_revision} />;
  if (status === 'closed')
    return (
      <p className={styles.banner}>
        <StatusText icon={IconFlagCheck}>{t('is_closed', { reason: closed_reason ?? '' })}</StatusText>
      </p>
    );
  if (status === 'draft' && plan.revision > 0) return <Returned plan={plan} />;
  return plan.changed_since_approval && plan.approved_revision !== null ? (
    <Changed plan={plan} revision={plan.approved_revision} />
  ) : null;
}

function Waiting({ plan, revision }: { plan: AccountPlan; revision: number }) {
  const { status, may_decide, why_not, approved_revision } = plan;
  return (
    <div className={styles.banner}>
      <StatusText icon={IconGavel} tone="info">
        {t(status === 'in_review' ? 'waits_first' : 'waits_later', { revision })}
      </StatusText>
      {!may_decide && why_not && <span className={styles.why}>{why_not}</span>}
      <CardLink href={waitingHref(plan)}>
        {approved_revision === null ? t('see_plan') : t('see_changes')}
      </CardLink>
    </div>
  );
}

/** A draft that was rejected: who said what of it. */
function Returned({ plan }: { plan: AccountPlan }) {
  const newest = useQuery(planRevisions(plan.id)).data?.data[0];
  if (newest?.outcome !== 'rejected') return null;
  const { revision, outcome_note: note, decided_by } = newest;
  return (
    <p className={styles.banner}>
      <StatusText tone="warn">
        {t('was_rejected', { revision, note, who: decided_by?.name ?? t('somebody') })}
      </StatusText>
    </p>
  );
}

const Changed = ({ plan: { id }, revision }: { plan: AccountPlan; revision: number }) => (
  <div className={styles.banner}>
    <StatusText tone="muted">{t('has_changed', { revision })}</StatusText>
    <CardLink href={historyHref(id, { from: revision, to: 'current' })}>{t('see_changes')}</CardLink>
  </div>
);
