import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { addComment } from '#contract/comments/endpoints.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { filtersOn } from '../../../ui/list/filter-definition.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { ComposerWithFiles } from '../components/comments/composer-with-files.tsx';
import { t as words } from '../components/comments/messages.ts';
import styles from '../components/feed/feed.module.css';
import { FeedList } from '../components/feed/feed-list.tsx';
import { LinkedThread } from '../components/feed/linked-thread.tsx';
import { t } from '../components/feed/messages.ts';
import { useFeedFilters } from '../components/feed/use-feed-filters.ts';
import { useVisit } from '../components/feed/use-visit.ts';
import type { ActivitySearch } from '../effects/activity-address.ts';
import { useAddComment } from '../effects/comment-changes.ts';
import { projectFeed } from '../effects/detail-queries.ts';
import { project } from '../queries.ts';

type ProjectFeedScreenProps = { project_id: string; search: ActivitySearch };

/** What happens on a project: time, edits and comments in one feed, newest first, and a place to say something. */
export function ProjectFeedScreen({ project_id, search }: ProjectFeedScreenProps) {
  const { filters, value, change } = useFeedFilters(project_id, search);
  const mayComment = usePermissions().may(addComment, { project_id });
  const on = filtersOn(filters, value).map(({ label }) => label);
  return (
    <div className={styles.page}>
      {mayComment && <Say project_id={project_id} />}
      <div className={styles.filters}>
        <FilterBar filters={filters} value={value} onChange={change} />
      </div>
      <Feed project_id={project_id} search={search} on={on} onClear={() => change({})} />
    </div>
  );
}

function Say({ project_id }: { project_id: string }) {
  const add = useAddComment(project_id);
  return (
    <Panel>
      <ComposerWithFiles
        key={project_id}
        project_id={project_id}
        name={`comment.${project_id}`}
        label={words('say')}
        placeholder={words('say_hint')}
        verb={words('send')}
        send={(body, files) => add.mutateAsync({ body, ...files })}
      />
    </Panel>
  );
}

const MINUTE = 60_000;
/** Further down nobody looks for what is new, and every page is asked again. */
const PAGES_KEPT_FRESH = 3;

type FeedProps = ProjectFeedScreenProps & { on: readonly string[]; onClear: () => void };

function Feed({ project_id, search: { comment, ...search }, on, onClear }: FeedProps) {
  const { data: shown } = useSuspenseQuery(project(project_id));
  const feed = useInfiniteQuery({
    ...projectFeed(project_id, search),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= PAGES_KEPT_FRESH ? MINUTE : false),
  });
  const { data, error, refetch, dataUpdatedAt, isFetchedAfterMount } = feed;
  useVisit(project_id, isFetchedAfterMount && on.length === 0 ? dataUpdatedAt : 0);
  if (!data && error) return <LoadError {...failedRead(error, t('activity_failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={8} height={48} />
      </Panel>
    );
  const items = [...new Map(data.pages.flatMap((page) => page.data).map((item) => [item.id, item])).values()];
  const since = data.pages[0]?.since ?? null;
  const holds = items.some(
    (item) =>
      item.kind === 'comment' &&
      (item.id === comment || item.thread.replies.some(({ id }) => id === comment)),
  );
  return (
    <>
      {comment && !holds && <LinkedThread project_id={project_id} comment={comment} since={since} />}
      {items.length > 0 ? (
        <FeedList
          project_id={project_id}
          items={items}
          currency={shown.currency}
          since={since}
          target={comment}
        />
      ) : (
        <Nothing project_id={project_id} on={on} onClear={onClear} />
      )}
      {items.length > 0 && <More feed={feed} count={items.length} />}
    </>
  );
}

type MoreProps = {
  feed: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  count: number;
};

const More = ({ feed: { hasNextPage, isFetchingNextPage, fetchNextPage }, count }: MoreProps) => (
  <div className={styles.more}>
    {hasNextPage ? (
      <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
        {t('more')}
      </Button>
    ) : (
      <span>{t('all_shown', { count })}</span>
    )}
  </div>
);

const Nothing = ({ project_id, on, onClear }: Omit<FeedProps, 'search'>) => (
  <Panel>
    {on.length > 0 ? (
      <NothingFound title={t('nothing_found')} filters={on} onClear={onClear} />
    ) : (
      <Empty title={t('nothing')} note={t('nothing_note')}>
        <ButtonLink href={`/daily-activity?project_id=${project_id}`}>{t('log_time')}</ButtonLink>
      </Empty>
    )}
  </Panel>
);
