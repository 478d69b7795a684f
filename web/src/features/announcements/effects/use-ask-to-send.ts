import { useQueryClient } from '@tanstack/react-query';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { audiencePreview } from '../queries.ts';
import { type AnnouncementValues, audienceOf } from './values.ts';

/**
 * Asks whether to send to so many people, counted anew. True also where nobody fits, which the server refuses in words;
 * false where they can't be counted, which is said.
 */
export function useAskToSend() {
  const queries = useQueryClient();
  return async (values: AnnouncementValues): Promise<boolean> => {
    const read = { ...audiencePreview(audienceOf(values)), staleTime: 0 };
    const count = await queries.fetchQuery(read).then(
      ({ people }) => people,
      (err: unknown) => {
        toast.show({ title: t('count_failed'), message: err instanceof Error ? err.message : undefined });
      },
    );
    if (count === undefined) return false;
    if (count === 0) return true;
    return question.confirm({
      ask: t('send_ask', { title: values.title.trim(), count }),
      note: t('send_note'),
    });
  };
}
