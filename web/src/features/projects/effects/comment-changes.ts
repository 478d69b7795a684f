import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addComment,
  deleteComment,
  editComment,
  reopenThread,
  resolveThread,
  restoreComment,
} from '#contract/comments/endpoints.ts';
import type { Comment, CommentChange, CommentThread, NewComment } from '#contract/comments/shapes.ts';
import { markVisit } from '#contract/feed/endpoints.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t as words } from '../components/comments/messages.ts';

/** Feeds and threads are asked again; the rest of a project is as it was. */
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [resource, , path] }) =>
      resource === 'projects' && /\/(feed|comments)\b/.test(String(path)),
  });

/** Says something on a project; whoever writes it says what is wrong. */
export function useAddComment(project_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewComment) => call(addComment, { params: { project_id }, body }),
    meta: { toast: false },
    onSuccess: () => refresh(client),
  });
}

const paramsOf = ({ project_id, id }: Pick<Comment, 'project_id' | 'id'>) => ({
  params: { project_id, comment_id: id },
});

/** Writes a comment anew from the version that was seen. */
export function useEditComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ comment, body }: { comment: Comment; body: CommentChange }) =>
      call(editComment, { ...paramsOf(comment), version: comment.version, body }),
    meta: { toast: false },
    onSettled: () => refresh(client),
  });
}

/** Deletes a comment; the toast brings it back. */
export function useDeleteComment() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (comment: Comment) => call(restoreComment, paramsOf(comment)),
    meta: { toast: words('restore_failed') },
    onSettled: () => refresh(client),
  });
  return useMutation({
    mutationFn: (comment: Comment) => call(deleteComment, { ...paramsOf(comment), version: comment.version }),
    meta: { toast: words('delete_failed') },
    onSuccess: (_, comment) =>
      toast.show({ title: words('deleted_said'), action: { onSelect: () => mutate(comment) } }),
    onSettled: () => refresh(client),
  });
}

/** Settles a thread or takes it up again; the toast of settling takes it back. */
export function useSettleThread() {
  const client = useQueryClient();
  const settling = {
    mutationFn: ({ thread, settled }: { thread: CommentThread; settled: boolean }) =>
      call(settled ? resolveThread : reopenThread, paramsOf(thread)),
    meta: { toast: words('settle_failed') },
    onSettled: () => refresh(client),
  };
  const { mutate } = useMutation(settling);
  return useMutation({
    ...settling,
    onSuccess: (_, { thread, settled }) => {
      if (!settled) return;
      const back = () => mutate({ thread, settled: false });
      toast.show({ title: words('resolved_said'), action: { onSelect: back } });
    },
  });
}

/** Remembers up to when the feed was seen; nobody has to know where that fails. */
export function useMarkVisit(project_id: string) {
  return useMutation({
    mutationFn: (until: string) => call(markVisit, { params: { project_id }, body: { until } }),
    meta: { toast: false },
  });
}
