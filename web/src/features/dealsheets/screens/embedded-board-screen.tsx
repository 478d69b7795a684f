import { useQuery } from '@tanstack/react-query';
import { isCallError } from '../../../platform/call-error.ts';
import { config } from '../../../platform/config.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useOrganization } from '../../../platform/person.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { LinkProvider } from '../../../ui/theme/link.tsx';
import { AnalyticsFrame } from '../../embedding/components/analytics-frame.tsx';
import { LinkOut } from '../../embedding/components/link-out.tsx';
import { Board } from '../components/board/board.tsx';
import { BoardSkeleton } from '../components/board/board-skeleton.tsx';
import { t as words } from '../components/embedded/messages.ts';
import { PipelineFigures } from '../components/embedded/pipeline-figures.tsx';
import { columnsOf, type DealsheetListSearch, EMBEDDED_BOARD, filtersOf } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { dealsheetBoard } from '../queries.ts';

/** What stands around it may change nothing here, so that the board looks anew by itself. */
const EVERY_MS = 60_000;

/** The board inside another application: the configured analytics where there is one, otherwise pipeline, margin and approvals. */
export function EmbeddedBoardScreen({ search }: { search: DealsheetListSearch }) {
  const { name } = useOrganization();
  const { dashboardUrl } = config();
  return (
    <>
      <PageHead title={`${t('dealsheets')} · ${name}`} />
      {dashboardUrl ? (
        <AnalyticsFrame
          address={dashboardUrl}
          page="dealsheets"
          title={words('analytics')}
          query={filtersOf(search)}
        />
      ) : (
        <Pipeline search={search} />
      )}
    </>
  );
}

function Pipeline({ search }: { search: DealsheetListSearch }) {
  const query = filtersOf(search);
  const { data, error, refetch } = useQuery({ ...dealsheetBoard(query), refetchInterval: EVERY_MS });
  // Whoever lost the role while the page stood there gets the page that says so.
  if (isCallError(error, 403)) throw error;
  const statuses = columnsOf(search);
  const columns = data?.columns.filter(({ status }) => statuses.includes(status));
  const failed = data ? undefined : failedRead(error, t('board_failed'), refetch);
  const isEmpty = columns?.every(({ count }) => count === 0);
  return (
    <LinkProvider value={LinkOut}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <BoardSkeleton columns={statuses.length} />}
      {data && isEmpty && <Empty title={words('nothing')} note={words('nothing_note')} />}
      {data && columns && !isEmpty && (
        <>
          <PipelineFigures columns={columns} currency={data.currency} />
          <Board
            {...{ board: data, query, statuses }}
            chosen={search.column}
            hrefOf={(column) => `${EMBEDDED_BOARD}${stringifySearch({ ...search, column })}`}
          />
        </>
      )}
    </LinkProvider>
  );
}
