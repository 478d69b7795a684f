import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { changeFeedback, sendFeedback } from '#contract/feedback/endpoints.ts';
import type { Feedback, FeedbackState } from '#contract/feedback/shapes.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from './messages.ts';

/** What is sent: the form, and the screenshot where there is one. */
export interface Outgoing {
  readonly body: BodyInput<typeof sendFeedback>;
  readonly file: File | undefined;
}

/** Sends feedback. The dialog says what is wrong with it. */
export const useSendFeedback = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outgoing: Outgoing) => call(sendFeedback, outgoing),
    meta: { toast: false },
    onSuccess: () => client.invalidateQueries({ queryKey: ['feedback'] }),
  });
};

/** Marks a feedback as done, or opens it again. */
export const useChangeFeedback = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, status }: Pick<Feedback, 'id' | 'version'> & { status: FeedbackState }) =>
      call(changeFeedback, { params: { feedback_id: id }, version, body: { status } }),
    meta: { toast: t('change_failed') },
    onSuccess: ({ status }) => {
      toast.show({ title: t(status === 'done' ? 'done_toast' : 'reopened_toast') });
    },
    // After a refusal too: somebody else may have been first.
    onSettled: () =>
      client.invalidateQueries({
        queryKey: ['feedback'],
        predicate: ({ queryKey }) => !String(queryKey[2]).endsWith('/screenshot'),
      }),
  });
};
