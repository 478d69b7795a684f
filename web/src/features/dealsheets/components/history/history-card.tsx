import { useInfiniteQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/audit/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { CardLink } from '../../../../ui/card/card.tsx';
import { TimelineCard } from '../../../../ui/display/timeline-card.tsx';
import { happeningOfDeal } from '../../effects/history.ts';
import { dealsheetChanges } from '../../queries.ts';
import { t } from './messages.ts';

/** Who did what with a deal, newest first, page after page; the whole trail for whoever may read it. */
export function HistoryCard({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const organization = useMaybeOrganization();
  const mayAudit = usePermissions().may(listAudit);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(dealsheetChanges(deal.id));
  const audit = mayAudit && organization && (
    <CardLink href={`/manager/organizations/${organization.id}/audit?subject_id=${deal.id}`}>
      {t('audit')}
    </CardLink>
  );
  return (
    <TimelineCard
      title={t('happened')}
      end={audit || undefined}
      happenings={data?.pages
        .flatMap((page) => page.data)
        .map((change) => happeningOfDeal(change, deal.currency, format))}
      failed={data ? undefined : failedRead(error, t('failed'), refetch)}
      none={t('none')}
      more={t('more')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}
