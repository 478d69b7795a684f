import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addPlanComment,
  countPlanComments,
  deletePlanComment,
  editPlanComment,
  listPlanComments,
  listPlanMentionable,
  type PlanComment,
} from '#contract/account-plans/comments.ts';
import type { PlanSection } from '#contract/account-plans/sections.ts';
import { call } from '../../../../platform/call.ts';
import { reading, readingPages } from '../../../../platform/reading.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/comments/messages.ts';
import { planChanges } from '../history/revision-queries.ts';

/** What was said of a plan, or of one part of it, oldest first, page after page. */
export const planComments = (plan_id: string, section: PlanSection | null) =>
  readingPages(listPlanComments, {
    params: { plan_id },
    query: { per_page: 50, ...(section === null ? {} : { section }) },
  });

/** How much was said of each part. */
export const planCommentCounts = (plan_id: string) => reading(countPlanComments, { params: { plan_id } });

/** People who may be mentioned, whose name has a word that begins so. */
export const planMentionable = (plan_id: string, q: string) => ({
  ...reading(listPlanMentionable, { params: { plan_id }, query: q ? { q } : {} }),
  placeholderData: keepPreviousData,
});

/** Says something of a part, says it otherwise, and takes it back. What sending throws is said where it was written. */
export function usePlanCommentWrites(plan_id: string, section: PlanSection) {
  const queries = useQueryClient();
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: planChanges(plan_id).queryKey });
    void queries.invalidateQueries({ queryKey: planCommentCounts(plan_id).queryKey });
    // Every list of the plan's comments: that of all parts, and of each one.
    await queries.invalidateQueries({ queryKey: planComments(plan_id, null).queryKey.slice(0, 3) });
  };
  const of = ({ id }: PlanComment) => ({ plan_id, comment_id: id });
  const { mutate: remove } = useMutation({
    mutationFn: (comment: PlanComment) =>
      call(deletePlanComment, { params: of(comment), version: comment.version }),
    meta: { toast: t('remove_failed') },
    onSuccess: () => {
      toast.show({ title: t('removed') });
      void refresh();
    },
  });
  return {
    add: (body: string) =>
      call(addPlanComment, { params: { plan_id }, body: { section, body } }).then(refresh),
    edit: (comment: PlanComment, body: string) =>
      call(editPlanComment, { params: of(comment), version: comment.version, body: { body } }).then(refresh),
    remove,
  };
}
