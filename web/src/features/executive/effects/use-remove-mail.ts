import type { ExecutiveMail } from '#contract/executive/mails.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/mails/messages.ts';
import { useDeleteMail, useOrderMail } from '../mutations.ts';
import { whenWord } from './mail-words.ts';

/** Deletes an order; Undo makes it again. */
export function useRemoveMail() {
  const { mutate: order } = useOrderMail({ toast: t('save_failed') });
  const { mutate: remove } = useDeleteMail();
  return (mail: ExecutiveMail) =>
    remove(mail, {
      onSuccess: () =>
        toast.show({
          title: t('removed', { when: whenWord(mail) }),
          action: { onSelect: () => order(asItWas(mail)) },
        }),
    });
}

const asItWas = ({ rhythm, weekday, month_day, at, timezone, ...rest }: ExecutiveMail) => ({
  ...{ rhythm, weekday, month_day, at, timezone },
  ...{ currency: rest.currency, window: rest.window, organization_ids: rest.organization_ids },
  // What a mail server or a link had stopped isn't begun again by the way.
  paused: rest.paused || rest.next_at === null,
});
