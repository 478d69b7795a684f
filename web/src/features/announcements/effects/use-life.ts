import { useRouter } from '@tanstack/react-router';
import type { Announcement, AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import {
  useDeleteAnnouncement,
  useSendAnnouncement,
  useTryAnnouncement,
  useWithdrawAnnouncement,
} from '../mutations.ts';
import { NOTIFICATIONS } from './places.ts';
import { useAskToSend } from './use-ask-to-send.ts';
import { valuesOf } from './values.ts';

/** The turns in an announcement's life that need no form. */
export function useLife() {
  const { history } = useRouter();
  const format = useFormat();
  const ask = useAskToSend();
  const remove = useDeleteAnnouncement();
  const send = useSendAnnouncement(t('send_failed'));
  const schedule = useSendAnnouncement(t('schedule_failed'));
  const withdraw = useWithdrawAnnouncement();
  const tryOut = useTryAnnouncement(t('try_failed'));
  const say = (title: string) => ({
    onSuccess: () => toast.show({ title }),
  });
  return {
    isBusy: send.isPending || schedule.isPending || withdraw.isPending || tryOut.isPending,
    send: async (one: AnnouncementDetail) => {
      const { id, title } = one;
      if (await ask(valuesOf(one))) send.mutate({ id, send_at: null }, say(t('sending_toast', { title })));
    },
    schedule: ({ id, title }: Announcement, send_at: string) =>
      schedule.mutate({ id, send_at }, say(t('scheduled_toast', { title, when: format.instant(send_at) }))),
    withdraw: ({ id, title }: Announcement) => withdraw.mutate(id, say(t('withdrawn_toast', { title }))),
    tryOut: ({ id }: Announcement) => tryOut.mutate(id, say(t('tried_toast'))),
    /** From a page of its own it leads back to the list. */
    throwAway: (one: Announcement, isOwnPage = false) => {
      const { title, status } = one;
      const isTemplate = status === 'template';
      question.ask({
        ask: t('throw_away_ask', { title }),
        note: t(isTemplate ? 'throw_away_template_note' : 'throw_away_note'),
        accept: () =>
          remove.mutate(one, {
            onSuccess: () => {
              toast.show({ title: t('thrown_away', { title }) });
              if (isOwnPage) history.push(isTemplate ? `${NOTIFICATIONS}/templates` : NOTIFICATIONS);
            },
          }),
      });
    },
  };
}
