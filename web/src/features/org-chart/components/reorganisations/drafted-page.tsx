import { useQuery } from '@tanstack/react-query';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import { ALL_DRAFTS, type ChartSearch } from '../../effects/address.ts';
import { t as chartText } from '../../messages.ts';
import { reorganisation } from '../../queries.ts';
import pageStyles from '../page.module.css';
import { DraftedChart } from './drafted-chart.tsx';
import { t } from './messages.ts';

type DraftedPageProps = {
  id: string;
  data: OrgChart;
  search: ChartSearch;
  onSearch: (some: Partial<ChartSearch>) => void;
};

/** A reorganisation by its address: it is read, isn't there, or is shown. */
export default function DraftedPage({ id, ...given }: DraftedPageProps) {
  const { data: draft, error, refetch } = useQuery(reorganisation(id));
  if (draft) return <DraftedChart key={draft.id} draft={draft} {...given} />;
  return (
    <div className={pageStyles.page}>
      <PageHead title={chartText('org_chart')} />
      {!error && <SkeletonRows rows={12} height={56} />}
      {error && (isCallError(error, 404) || isCallError(error, 422)) && (
        <StateBlock title={t('gone')} note={t('gone_note')}>
          <Button onClick={() => given.onSearch({ draft: ALL_DRAFTS })}>{t('to_list')}</Button>
        </StateBlock>
      )}
      {error && !isCallError(error, 404) && !isCallError(error, 422) && (
        <LoadError {...failedRead(error, t('load_failed'), refetch)} />
      )}
    </div>
  );
}
