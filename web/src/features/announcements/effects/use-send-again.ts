import { listFailedDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import type { FailedDelivery } from '#contract/announcements/shapes.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/failed/messages.ts';
import { useResend } from '../mutations.ts';
import type { FailedQuery } from '../queries.ts';
import { FAILING } from './failed-address.ts';

/** A delivery as a list knows it. */
export const deliveryId = ({ notification_id, channel }: FailedDelivery): string =>
  `${channel}/${notification_id}`;

const deliveryOf = (id: string) => {
  const [way, notification_id = ''] = id.split('/');
  const channel = FAILING.find((one) => one === way);
  return channel ? [{ notification_id, channel }] : [];
};

/** Sends again what failed, and says how much that was. */
export function useSendAgain() {
  const { mutate, isPending } = useResend(t('resend_failed'));
  const said = {
    onSuccess: ({ resent, left }: { resent: number; left: number }) =>
      toast.show({
        title: resent === 0 ? t('resent_none') : t('resent', { count: resent }),
        message: left > 0 ? t('left', { count: left }) : undefined,
      }),
  };
  const some = (ids: readonly string[]) => mutate({ deliveries: ids.flatMap(deliveryOf) }, said);
  return {
    isPending,
    some,
    /** All that a filter finds, on whichever page; a kind isn't asked for by what sends again, so these are named. */
    found: async ({ type, ...filter }: FailedQuery) => {
      const { announcement, channel } = filter;
      if (!type) return mutate({ announcement, channel }, said);
      const rows = await everyRow<FailedDelivery>(listFailedDeliveries, { query: { type, ...filter } });
      return some(rows.map(deliveryId));
    },
  };
}
