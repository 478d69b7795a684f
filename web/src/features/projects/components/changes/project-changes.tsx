import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { TimelineCard } from '../../../../ui/display/timeline-card.tsx';
import { projectChanges } from '../../effects/detail-queries.ts';
import { useHappening } from './happening.ts';
import { t } from './messages.ts';

type ProjectChangesProps = { project: Project; title: string };

/** What happened to a project itself, newest first: its fields, its state, time that came or went in bulk. */
export function ProjectChanges({ project: { id, currency }, title }: ProjectChangesProps) {
  const happeningOf = useHappening(currency);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(projectChanges(id));
  const changes = data?.pages.flatMap((page) => page.data);
  return (
    <TimelineCard
      title={title}
      happenings={changes?.map(happeningOf)}
      failed={data ? undefined : failedRead(error, t('changes_failed'), refetch)}
      none={t('no_changes')}
      more={t('earlier_changes')}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}
