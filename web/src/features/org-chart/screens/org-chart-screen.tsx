import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { invite } from '#contract/invitations/endpoints.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from '../components/page.module.css';
import { WholeChart } from '../components/whole-chart.tsx';
import { ALL_DRAFTS, type ChartSearch, draftOf } from '../effects/address.ts';
import { t } from '../messages.ts';
import { orgChart } from '../queries.ts';

// Most who come here look at the chart alone.
const DraftedPage = lazy(() => import('../components/reorganisations/drafted-page.tsx'));
const DraftsList = lazy(() => import('../components/reorganisations/drafts-list.tsx'));

/** Who answers to whom on a day, drawn as cards or as a tree. */
export function OrgChartScreen({ search }: { search: ChartSearch }) {
  const draft = draftOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(orgChart(draft ? undefined : search.day));
  const router = useRouter();
  const onSearch = (some: Partial<ChartSearch>) => {
    // Another reorganisation is another page, from which one goes back.
    const isOther = 'draft' in some;
    // On the same page the scrollers stay where the chart brings them: whoever is looked for would be out of sight again.
    const how = { replace: !isOther, resetScroll: isOther };
    void router.navigate({ to: '/orgchart', search: { ...search, ...some }, ...how });
  };
  if (data && !error && data.people.length > 0)
    return (
      <>
        {draft === undefined ? (
          <WholeChart {...{ data, search, onSearch }} isOld={isPlaceholderData} />
        ) : (
          <Suspense fallback={<SkeletonRows rows={12} height={56} />}>
            <DraftedPage id={draft} {...{ data, search, onSearch }} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          {search.draft === ALL_DRAFTS && <DraftsList onSearch={onSearch} />}
        </Suspense>
      </>
    );
  return (
    <div className={styles.page}>
      <PageHead title={t('org_chart')} />
      {error ? (
        <Failed error={error} again={refetch} onToday={() => onSearch({ day: undefined })} />
      ) : data ? (
        <NobodyYet />
      ) : (
        <SkeletonRows rows={12} height={56} />
      )}
    </div>
  );
}

type FailedProps = { error: unknown; again: () => Promise<unknown>; onToday: () => void };

const Failed = ({ error, again, onToday }: FailedProps) =>
  isCallError(error) && error.rule === 'day-unknown' ? (
    <StateBlock title={t('day_failed')} note={error.message}>
      <Button onClick={onToday}>{t('to_today')}</Button>
    </StateBlock>
  ) : (
    <LoadError {...failedRead(error, t('load_failed'), again)} />
  );

const NobodyYet = () => {
  const mayInvite = usePermissions().may(invite);
  const { id } = useOrganization();
  return (
    <Empty title={t('empty')} note={t('empty_note')}>
      {mayInvite && (
        <ButtonLink variant="primary" href={`/manager/organizations/${id}/team`}>
          {t('to_team')}
        </ButtonLink>
      )}
    </Empty>
  );
};
