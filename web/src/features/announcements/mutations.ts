import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_RESENT, resendDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  sendAnnouncement,
  tryAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from '#contract/announcements/endpoints.ts';
import type {
  Announcement,
  AnnouncementChanges,
  AnnouncementDetail,
  NewAnnouncement,
} from '#contract/announcements/shapes.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { announcementDetail } from './queries.ts';

/** What is sent again: named deliveries, or those that a filter finds. */
export type Resending = BodyInput<typeof resendDeliveries>;

/** Which announcement, as it was seen. */
export type Seen = Pick<Announcement, 'id' | 'version'>;

/** Puts what was answered in place of what was read, and drops the lists. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed?: AnnouncementDetail) => {
    if (changed) queries.setQueryData(announcementDetail(changed.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['announcements'] });
  };
}

/** Makes a draft or a template. The form says what was refused. */
export function useCreateAnnouncement() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewAnnouncement) => call(createAnnouncement, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Changes what isn't on its way yet. The form says what was refused. */
export function useUpdateAnnouncement() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, body }: Seen & { body: AnnouncementChanges }) =>
      call(updateAnnouncement, { params: { announcement_id: id }, version, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Throws a template, a draft or what is scheduled away. */
export function useDeleteAnnouncement() {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Seen) =>
      call(deleteAnnouncement, { params: { announcement_id: id }, version }),
    meta: { toast: t('throw_away_failed') },
    onSuccess: (_, { id }) => {
      queries.removeQueries({ queryKey: announcementDetail(id).queryKey });
      refresh();
    },
  });
}

/** Sends now, or at a moment; `toast` where no form says what was refused. */
export function useSendAnnouncement(toast: string | false = false) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, send_at }: { id: string; send_at: string | null }) =>
      call(sendAnnouncement, { params: { announcement_id: id }, body: { send_at } }),
    meta: { toast },
    onSuccess: refresh,
  });
}

/** Makes what is scheduled a draft again. */
export function useWithdrawAnnouncement() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (announcement_id: string) => call(withdrawAnnouncement, { params: { announcement_id } }),
    meta: { toast: t('withdraw_failed') },
    onSuccess: refresh,
  });
}

/** Sends it to oneself alone. */
export function useTryAnnouncement(toast: string | false = false) {
  return useMutation({
    mutationFn: (announcement_id: string) => call(tryAnnouncement, { params: { announcement_id } }),
    meta: { toast },
  });
}

/** The most deliveries that can be named at once. */
const MOST_NAMED = 200;

/** Sends again what failed; more named ones than fit go in several requests. Answers how many, and how many are left. */
export function useResend(toast: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ deliveries, ...filter }: Resending) => {
      if (!deliveries) return call(resendDeliveries, { body: filter });
      const sum = { resent: 0, left: 0 };
      for (let at = 0; at < Math.min(deliveries.length, MOST_RESENT); at += MOST_NAMED) {
        const body = { ...filter, deliveries: deliveries.slice(at, at + MOST_NAMED) };
        sum.resent += (await call(resendDeliveries, { body })).resent;
      }
      return sum;
    },
    meta: { toast },
    onSettled: () => {
      for (const resource of ['deliveries', 'announcements'])
        void queries.invalidateQueries({ queryKey: [resource] });
    },
  });
}
