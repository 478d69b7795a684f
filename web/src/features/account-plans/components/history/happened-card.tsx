import { useInfiniteQuery } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { CardLink } from '../../../../ui/card/card.tsx';
import { TimelineCard } from '../../../../ui/display/timeline-card.tsx';
import { happeningOfPlan } from '../../effects/history/happenings.ts';
import { planChanges } from '../../effects/history/revision-queries.ts';
import { t } from './messages.ts';

/** Who did what with a plan, newest first, page after page; the whole trail for whoever may read it. */
export function HappenedCard({ plan }: { plan: AccountPlan }) {
  const format = useFormat();
  const organization = useMaybeOrganization();
  const mayAudit = usePermissions().may(listAudit);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(planChanges(plan.id));
  const trail = mayAudit && organization && (
    <CardLink href={`/manager/organizations/${organization.id}/audit?subject_id=${plan.id}`}>
      {t('audit')}
    </CardLink>
  );
  return (
    <TimelineCard
      title={t('happened')}
      end={trail || undefined}
      happenings={data?.pages
        .flatMap((page) => page.data)
        .map((change) => happeningOfPlan(change, plan.currency, format))}
      failed={data ? undefined : failedRead(error, t('happened_failed'), refetch)}
      none={t('none')}
      more={t('more')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}
