import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrganizationSettings, SettingChanges } from '#contract/organizations/settings.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useSavedOver } from '../../../platform/http/use-saved-over.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { useUpdateSettings } from '../mutations.ts';
import { organizationSettings } from '../queries.ts';
import { conflictsOf } from './conflicts.ts';
import { changedFields, fieldsBefore, type SettingValues, VALIDATE, valuesOf } from './setting-values.ts';

/**
 * The form of the settings over the version `base`. Only what was changed here is sent; what somebody else changed of other settings
 * stays. `onSaved` gets the settings as they stand then, with what takes the change back; without that, as somebody else left them.
 */
export function useSettingsForm(
  base: OrganizationSettings,
  onSaved: (saved: OrganizationSettings, back?: SettingChanges) => void,
) {
  const queries = useQueryClient();
  const format = useFormat();
  const { mutateAsync } = useUpdateSettings();
  const before = valuesOf(base);
  const written = useRef<{ saved: OrganizationSettings; back: SettingChanges }>(undefined);
  const met = useRef<OrganizationSettings>(undefined);
  const { save, dialog } = useSavedOver<SettingValues, OrganizationSettings, Conflict>({
    version: base.version,
    write: async (values, version) => {
      const body = changedFields(before, values);
      const saved = Object.keys(body).length === 0 ? base : await mutateAsync({ version, body });
      written.current = { saved, back: fieldsBefore(body, before) };
    },
    reread: async () => {
      met.current = await queries.fetchQuery({ ...organizationSettings(), staleTime: 0 });
      return met.current;
    },
    conflicts: (mine, theirs) => conflictsOf(base, mine, theirs, format),
    onSaved: () => written.current && onSaved(written.current.saved, written.current.back),
    onTaken: () => {
      form.discard();
      if (met.current) onSaved(met.current);
    },
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<SettingValues>({
    initial: before,
    validate: VALIDATE,
    draft: useKeptDraft(`organization-settings.${base.version}`, before),
    onSubmit: (values) => save(values),
  });
  return { form, dialog };
}
