import type { CalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/calendar/messages.ts';
import { useMakeCalendarFeed, useRevokeCalendarFeed } from '../mutations.ts';

/** Makes, renews and revokes the address of one's calendar, the latter two after a question; `made` is what was made on this page. */
export function useCalendarAddress(feed: CalendarFeed | null) {
  const making = useMakeCalendarFeed(t('make_failed'));
  const revoking = useRevokeCalendarFeed(t('revoke_failed'));
  return {
    made: making.data,
    isPending: making.isPending || revoking.isPending,
    make: () => making.mutate(null),
    renew: () =>
      question.ask({
        ask: t('renew_ask'),
        note: t('renew_note'),
        accept: () => making.mutate(feed?.id ?? null),
      }),
    revoke: () =>
      question.ask({
        ask: t('revoke_ask'),
        note: t('revoke_note'),
        accept: () => feed && revoking.mutate(feed, { onSuccess: () => toast.show({ title: t('revoked') }) }),
      }),
  };
}
