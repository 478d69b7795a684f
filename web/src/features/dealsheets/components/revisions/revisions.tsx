import { useQuery } from '@tanstack/react-query';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { DealsheetSearch } from '../../effects/dealsheet-address.ts';
import { pairIn } from '../../effects/revision-pair.ts';
import { dealsheetRevisions } from '../../queries.ts';
import { CompareCard } from './compare-card.tsx';
import { t } from './messages.ts';
import { RevisionsCard } from './revisions-card.tsx';

type RevisionsProps = { deal: Dealsheet; search: DealsheetSearch };

/** Every revision of a deal, and what is different between any two. */
export default function Revisions({ deal, search }: RevisionsProps) {
  const { data, error, refetch } = useQuery(dealsheetRevisions(deal.id));
  if (!data)
    return (
      <Panel flush>
        {error ? <LoadError {...failedRead(error, t('failed'), refetch)} /> : <SkeletonRows rows={6} />}
      </Panel>
    );
  const pair = pairIn(search, data.data);
  return (
    <CardStack>
      <RevisionsCard deal={deal} revisions={data.data} />
      {pair ? <CompareCard deal={deal} pair={pair} revisions={data.data} /> : <Panel>{t('one_only')}</Panel>}
    </CardStack>
  );
}
