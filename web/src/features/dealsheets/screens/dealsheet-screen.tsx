import { IconArchive } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { DealsheetStatusText } from '../components/dealsheet-status.tsx';
import { DealFacts } from '../components/offer/deal-facts.tsx';
import { t as words } from '../components/offer/messages.ts';
import { Steps } from '../components/steps/steps.tsx';
import { DEALSHEET_TABS, type DealsheetSearch, dealsheetHref } from '../effects/dealsheet-address.ts';
import { DEALSHEETS } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { dealsheet } from '../queries.ts';

const Offer = lazy(() => import('../components/offer/offer.tsx'));
const Margin = lazy(() => import('../components/offer/margin.tsx'));
const Risks = lazy(() => import('../components/offer/risks-cards.tsx'));
const Revisions = lazy(() => import('../components/revisions/revisions.tsx'));
const Approval = lazy(() => import('../components/approval/approval.tsx'));
const Activity = lazy(() => import('../components/comments/activity.tsx'));

type DealsheetScreenProps = {
  id: string;
  search: DealsheetSearch;
};

/** A deal: what it offers and what is left of it, who approves it, what was said, and the steps that it can take next. */
export function DealsheetScreen({ id, search }: DealsheetScreenProps) {
  const { data, error, refetch } = useQuery(dealsheet(id));
  const list = [{ label: t('dealsheets'), href: DEALSHEETS }];
  if (isCallError(error, 404))
    return (
      <DetailPage title={t('missing')} crumbs={list}>
        <Empty title={t('missing')} note={t('missing_note')}>
          <ButtonLink href={DEALSHEETS}>{t('show_all')}</ButtonLink>
        </Empty>
      </DetailPage>
    );
  if (!data)
    return (
      <DetailPage title={t('dealsheet')} crumbs={list}>
        {error ? (
          <LoadError {...failedRead(error, t('dealsheet_failed'), refetch)} />
        ) : (
          <SkeletonRows rows={10} />
        )}
      </DetailPage>
    );
  return (
    <DetailPage
      title={data.title}
      crumbs={[...list, { label: data.code }]}
      statuses={<Statuses deal={data} />}
      strip={<Strip deal={data} />}
      actions={<Steps deal={data} />}
      tabs={tabsOf(data, search)}
      facts={<DealFacts deal={data} />}
    >
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <Part deal={data} search={search} />
      </Suspense>
    </DetailPage>
  );
}

function Part({ deal, search }: Omit<DealsheetScreenProps, 'id'> & { deal: Dealsheet }) {
  switch (search.tab) {
    case 'margin':
      return <Margin revision={deal.current} />;
    case 'risks':
      return <Risks revision={deal.current} />;
    case 'revisions':
      return <Revisions deal={deal} search={search} />;
    case 'approval':
      return <Approval deal={deal} />;
    case 'activity':
      return <Activity deal={deal} />;
    default:
      return <Offer deal={deal} />;
  }
}

const tabsOf = (deal: Dealsheet, { tab: open = 'offer' }: DealsheetSearch) => {
  const { risks, lines } = deal.current.content;
  const counts = { offer: lines.length, risks: risks.length, revisions: deal.revision } as const;
  const countOf = new Map<string, number>(Object.entries(counts));
  return DEALSHEET_TABS.map((tab) => ({
    ...{ id: tab, label: words(`tab_${tab}`), href: dealsheetHref(deal.id, { tab }) },
    ...{ active: tab === open, count: countOf.get(tab) },
  }));
};

const Statuses = ({ deal: { status, client, revision, archived_at } }: { deal: Dealsheet }) => (
  <>
    <DealsheetStatusText status={status} />
    <Tag>{words('revision_of', { revision })}</Tag>
    <Text muted>{client.name}</Text>
    {archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
  </>
);

/** What has to be known before anything else of the page. */
function Strip({ deal: { status, why_not, archived_at, lost_reason, current } }: { deal: Dealsheet }) {
  if (archived_at) return <StatusText icon={IconArchive}>{words('is_archived')}</StatusText>;
  if (status === 'lost' && lost_reason)
    return <StatusText tone="bad">{words('lost_because', { reason: lost_reason })}</StatusText>;
  if (status === 'submitted' && why_not) return <StatusText tone="info">{why_not}</StatusText>;
  const isReturned = status === 'changes_requested' || status === 'rejected';
  return isReturned && current.decision_note ? (
    <StatusText tone="warn">
      {words('decided', { who: current.decided_by?.name ?? '', note: current.decision_note })}
    </StatusText>
  ) : null;
}
