import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCalendarFeed, revokeCalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import { deleteMyAccount, exportMyData } from '#contract/users/data-endpoints.ts';
import { updateSettings } from '#contract/users/endpoints.ts';
import { endMyOtherSessions, endMySession } from '#contract/users/session-endpoints.ts';
import type { SettingsChange } from '#contract/users/settings.ts';
import { call, fetchFile } from '../../platform/call.ts';
import { sayingFarewell } from '../../platform/http/refusal.ts';
import { startPush, stopPush } from '../../platform/notifications/push/permission.ts';
import { currentUser } from '../../platform/person.ts';
import { calendarFeed, mySessions, pushState } from './queries.ts';

/** Changes settings, reads the user again, and lets every page follow. The form speaks of failures. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: SettingsChange) => {
      await call(updateSettings, { body });
      await client.fetchQuery({ ...currentUser, staleTime: 0 });
      void client.invalidateQueries({ predicate: ({ queryKey: [resource] }) => resource !== 'users' });
    },
    meta: { toast: false },
  });
}

/** Ends one sign-in. */
export function useEndSession(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session_id: string) => call(endMySession, { params: { session_id } }),
    meta: { toast: failed },
    onSettled: () => client.invalidateQueries({ queryKey: mySessions.queryKey }),
  });
}

/** Ends every other sign-in; answers how many. */
export function useEndOtherSessions(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(endMyOtherSessions)).ended,
    meta: { toast: failed },
    onSettled: () => client.invalidateQueries({ queryKey: mySessions.queryKey }),
  });
}

/** Lets Muster push to this browser, or no more. */
export function usePushHere(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? startPush() : stopPush()),
    meta: { toast: failed },
    onSettled: () => client.invalidateQueries({ queryKey: pushState.queryKey }),
  });
}

/** Fetches everything about the person as a file. */
export const useExportData = (failed: string) =>
  useMutation({ mutationFn: () => fetchFile(exportMyData), meta: { toast: failed } });

/** Deletes the account for good. The form speaks of failures. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (email: string) => sayingFarewell(() => call(deleteMyAccount, { body: { email } })),
    meta: { toast: false },
  });

/** Makes the address of one's roster; the one that it has ends. */
export function useMakeCalendarFeed(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replaces: string | null) => call(makeCalendarFeed, { body: { replaces } }),
    meta: { toast: failed },
    // Only this page ever holds the address.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: calendarFeed().queryKey }),
  });
}

/** Ends the address of one's roster. */
export function useRevokeCalendarFeed(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(revokeCalendarFeed, { params: { feed_id: id }, version }),
    meta: { toast: failed },
    onSettled: () => client.invalidateQueries({ queryKey: calendarFeed().queryKey }),
  });
}
