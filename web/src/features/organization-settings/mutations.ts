import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeLogo, updateSettings, writeLogo } from '#contract/organizations/endpoints.ts';
import type { OrganizationSettings, SettingChanges } from '#contract/organizations/settings.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { organizationSettings } from './queries.ts';

/** Nearly everything is counted by some setting: all that was read is read again. */
function useRefresh() {
  const queries = useQueryClient();
  return (saved?: OrganizationSettings) => {
    const { queryKey } = organizationSettings();
    if (saved) queries.setQueryData(queryKey, saved);
    void queries.invalidateQueries();
  };
}

/** A change of settings over the version that was seen. */
export interface SettingsUpdate {
  readonly version: number;
  readonly body: SettingChanges;
}

/** Changes settings. Whoever asks says what was refused. */
export function useUpdateSettings() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, body }: SettingsUpdate) => call(updateSettings, { version, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Gives the organization a picture. The card says what was refused. */
export function useWriteLogo() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, file }: { version: number; file: File }) => call(writeLogo, { version, file }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Takes the picture away. */
export function useRemoveLogo() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (version: number) => call(removeLogo, { version }),
    meta: { toast: t('logo_failed') },
    onSuccess: () => refresh(),
  });
}
