import { useInfiniteQuery } from '@tanstack/react-query';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Thread } from '../../../commenting/components/thread.tsx';
import { dealsheetComments, mentionable, useCommentWrites } from '../../effects/comment-queries.ts';
import { t } from './messages.ts';

/** What was said of a deal, in the order in which it was, and where more is said. */
export function CommentsCard({ dealsheet_id }: { dealsheet_id: string }) {
  const read = useInfiniteQuery(dealsheetComments(dealsheet_id));
  const writes = useCommentWrites(dealsheet_id);
  const { data, error, refetch, hasNextPage, fetchNextPage } = read;
  const comments = data?.pages.flatMap((page) => page.data);
  return (
    <Card title={t('comments')} {...(comments && !hasNextPage ? { count: comments.length } : {})}>
      <Thread
        comments={comments}
        failed={data ? undefined : failedRead(error, t('failed'), refetch)}
        none={t('none')}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        of={({ revision }) => t('of_revision', { revision })}
        name={`dealsheet-comment-${dealsheet_id}`}
        people={{ find: (q) => mentionable(dealsheet_id, q), nobody: t('nobody') }}
        writes={writes}
      />
    </Card>
  );
}
