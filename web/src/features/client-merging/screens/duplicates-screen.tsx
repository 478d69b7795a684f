import { useInfiniteQuery } from '@tanstack/react-query';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CardRows, Panel } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { PairRow } from '../components/pair-row.tsx';
import { t } from '../messages.ts';
import { duplicatePairs } from '../queries.ts';

const HERE = '/manager/clients/duplicates';

/** Clients that look like one: to decide, or of which somebody says that they aren't the same. */
export function DuplicatesScreen({ isDismissed }: { isDismissed: boolean }) {
  return (
    <DetailPage
      title={t('duplicates')}
      crumbs={[{ label: t('clients'), href: '/manager/clients' }, { label: t('duplicates') }]}
      tabs={[
        { id: 'open', label: t('open'), href: HERE, active: !isDismissed },
        { id: 'dismissed', label: t('dismissed'), href: `${HERE}?dismissed=true`, active: isDismissed },
      ]}
    >
      <CardStack>
        <Pairs isDismissed={isDismissed} />
      </CardStack>
    </DetailPage>
  );
}

function Pairs({ isDismissed }: { isDismissed: boolean }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    duplicatePairs(isDismissed),
  );
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows />;
  const pairs = data.pages.flatMap((page) => page.data);
  if (pairs.length === 0)
    return (
      <Empty
        title={isDismissed ? t('none_dismissed') : t('none')}
        note={isDismissed ? t('none_dismissed_note') : t('none_note')}
      />
    );
  return (
    <Panel flush>
      <CardRows>
        {pairs.map((pair) => (
          <PairRow key={pair.id} pair={pair} />
        ))}
      </CardRows>
      {hasNextPage && (
        <Button wide variant="ghost" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('earlier')}
        </Button>
      )}
    </Panel>
  );
}
