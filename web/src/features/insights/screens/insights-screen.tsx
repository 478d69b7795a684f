import { useLocation, useRouter } from '@tanstack/react-router';
import { listInsights } from '#contract/insights/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { inboxIn } from '../../../platform/notifications/inbox-address.ts';
import { usePageKeys } from '../../../platform/use-page-keys.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import type { ViewTools } from '../../saved-views/queries.ts';
import { ChosenBar } from '../components/choosing/chosen-bar.tsx';
import { InsightPlace } from '../components/detail/insight-place.tsx';
import { exportColumns } from '../components/list/export-columns.ts';
import styles from '../components/list/insight-list.module.css';
import { InsightList } from '../components/list/insight-list.tsx';
import { InsightsEmpty } from '../components/list/insights-empty.tsx';
import { useListFrame } from '../components/list/use-list-frame.tsx';
import { hrefOf, type InsightsSearch, queryOf } from '../effects/insights-address.ts';
import { useChosen } from '../effects/use-chosen.ts';
import { useInsights, useMoves } from '../effects/use-insights.ts';
import { useOverview } from '../effects/use-overview.ts';
import { t } from '../messages.ts';

type InsightsScreenProps = {
  search: InsightsSearch;
  /** What keeps views of the list; loaded once there are rows. */
  tools: ViewTools;
};

/** What was found, in a list beside the one that is looked at; on a phone one of the two. Which, stands in the address. */
export function InsightsScreen({ search, tools }: InsightsScreenProps) {
  const router = useRouter();
  const isPhone = useIsPhone();
  const isBehind = inboxIn(useLocation().hash) !== null;
  const insights = useInsights(search);
  const { rows, pages } = insights;
  const { overview, newest, running } = useOverview();
  const exporting = useInsightExport(search);
  const frame = useListFrame({ search, tools, rows, overview, newest, running, exporting });
  const chosen = useChosen(rows);
  const choose = () => search.insight && chosen.toggle(search.insight);
  const moves = useMoves(search, insights, (href, how) => router.history[how](href));
  usePageKeys(
    { j: moves.next, k: moves.previous, x: choose, Escape: moves.leave },
    '[data-insight]',
    isBehind,
  );
  const place = (
    <InsightPlace
      looked={insights.looked}
      id={search.insight}
      backHref={hrefOf(search)}
      isBehind={isBehind}
      onOpen={(href) => router.history.push(href)}
    />
  );
  if (isPhone && search.insight) return place;
  return (
    <ListPage {...frame.page}>
      <div className={styles.split}>
        <InsightList
          rows={rows}
          failed={rows ? undefined : failedRead(pages.error, t('load_failed'), pages.refetch)}
          selected={search.insight}
          hrefOf={({ id }) => hrefOf(search, id)}
          chosen={chosen}
          onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
          isMoreComing={pages.isFetchingNextPage}
          empty={<InsightsEmpty {...frame.empty} overview={overview} running={running} />}
        />
        {!isPhone && place}
      </div>
      <ChosenBar {...chosen} />
    </ListPage>
  );
}

/** Saves what the filters leave, with evidence and formula in words, through all pages. */
function useInsightExport(search: InsightsSearch) {
  return useExport({
    ...{ endpoint: listInsights, columns: exportColumns(useFormat()), hidden: [], query: queryOf(search) },
    ...{ name: 'insights', failed: t('export_failed') },
    onDone: (count) => toast.show({ title: t('exported', { count }) }),
  });
}
