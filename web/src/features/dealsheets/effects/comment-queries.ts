import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDealsheetComment,
  type DealsheetComment,
  deleteDealsheetComment,
  editDealsheetComment,
  listDealsheetComments,
  listDealsheetMentionable,
} from '#contract/dealsheets/comments.ts';
import { call } from '../../../platform/call.ts';
import { reading, readingPages } from '../../../platform/reading.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/comments/messages.ts';
import { dealsheetChanges } from '../queries.ts';

/** What was said of a dealsheet, oldest first, page after page. */
export const dealsheetComments = (dealsheet_id: string) =>
  readingPages(listDealsheetComments, { params: { dealsheet_id }, query: { per_page: 50 } });

/** People who may be mentioned, whose name has a word that begins so. */
export const mentionable = (dealsheet_id: string, q: string) => ({
  ...reading(listDealsheetMentionable, { params: { dealsheet_id }, query: q ? { q } : {} }),
  placeholderData: keepPreviousData,
});

/** Says something of a dealsheet, says it otherwise, and takes it back. What sending throws is said where it was written. */
export function useCommentWrites(dealsheet_id: string) {
  const queries = useQueryClient();
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: dealsheetChanges(dealsheet_id).queryKey });
    await queries.invalidateQueries({ queryKey: dealsheetComments(dealsheet_id).queryKey });
  };
  const { mutate: remove } = useMutation({
    mutationFn: ({ id, version }: DealsheetComment) =>
      call(deleteDealsheetComment, { params: { dealsheet_id, comment_id: id }, version }),
    meta: { toast: t('remove_failed') },
    onSuccess: () => {
      toast.show({ title: t('removed') });
      void refresh();
    },
  });
  return {
    add: (body: string) =>
      call(addDealsheetComment, { params: { dealsheet_id }, body: { body } }).then(refresh),
    edit: ({ id, version }: DealsheetComment, body: string) =>
      call(editDealsheetComment, { params: { dealsheet_id, comment_id: id }, version, body: { body } }).then(
        refresh,
      ),
    remove,
  };
}
