import { lazy, Suspense } from 'react';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { t as unsentText } from '../effects/unsent/messages.ts';
import type { Log } from '../effects/use-log.ts';
import { v } from '../effects/view-words.ts';
import { t } from '../messages.ts';
import styles from './log.module.css';
import type { Doing } from './row/verbs.tsx';
import { Timeline } from './timeline.tsx';

const LogTable = lazy(() => import('./table/log-table.tsx'));
const OldNote = lazy(() => import('./unsent/old-note.tsx'));

type LogListProps = {
  log: Log;
  doing: Doing;
  /** Filters that are on. */
  on: readonly string[];
  onClear: () => void;
  onOpen: (id: string) => void;
  /** Columns of the table that are switched off; undefined for the timeline. */
  hidden: readonly string[] | undefined;
  /** The entry that was looked at last. */
  marked: string | undefined;
};

/** The records, or why there are none. */
export function LogList({ log, doing, on, onClear, onOpen, hidden, marked }: LogListProps) {
  const { entries, error, refetch, isRead, old } = log;
  if (!isRead && error)
    return (
      <>
        <Panel>
          <LoadError {...failedRead(error, t('log_failed'), refetch)} />
        </Panel>
        <Timeline {...{ entries, doing, marked, onOpen }} />
      </>
    );
  if (!isRead) return <Waiting />;
  if (entries.length === 0)
    return (
      <>
        <Old old={old} />
        <Panel>
          {on.length > 0 ? (
            <NothingFound title={t('nothing_found')} filters={on} onClear={onClear} />
          ) : (
            <Empty title={t('nothing')} note={t('nothing_note')} />
          )}
        </Panel>
      </>
    );
  return (
    <>
      <Old old={old} />
      {hidden ? (
        <Suspense fallback={<Waiting />}>
          <LogTable {...{ entries, hidden, onOpen }} />
        </Suspense>
      ) : (
        <Timeline {...{ entries, doing, marked, onOpen }} />
      )}
      <More log={log} />
    </>
  );
}

const Waiting = () => (
  <Panel>
    <SkeletonRows rows={8} height={64} />
  </Panel>
);

const Old = ({ old }: Pick<Log, 'old'>) => <Suspense fallback={null}>{old && <OldNote {...old} />}</Suspense>;

const More = ({ log: { entries, hasNextPage, isFetchingNextPage, more, old } }: { log: Log }) => (
  <div className={styles.more}>
    {old ? (
      <span>{unsentText('more_offline')}</span>
    ) : hasNextPage ? (
      <>
        <Button onClick={more} disabled={isFetchingNextPage}>
          {t('show_more')}
        </Button>
        <span className={styles.unprinted}>{v('more_unprinted')}</span>
      </>
    ) : (
      <span>{t('all_shown', { count: entries.length })}</span>
    )}
  </div>
);
