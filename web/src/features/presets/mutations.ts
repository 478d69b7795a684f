import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archivePreset, createPreset, restorePreset, updatePreset } from '#contract/presets/endpoints.ts';
import {
  changeDraft,
  deprecateRevision,
  discardDraft,
  draftRevision,
  publishDraft,
} from '#contract/presets/revision-endpoints.ts';
import type { NewPreset, Preset, PresetChanges, RevisionChanges } from '#contract/presets/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';

/** Drops what was read of presets, and waits until what is in sight was read anew. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['presets'] });
}

/** Makes a preset with its first draft. The form says what was refused. */
export function useCreatePreset() {
  return useMutation({
    mutationFn: (body: Pick<NewPreset, 'kind' | 'scope' | 'name' | 'description'>) =>
      call(createPreset, { body }),
    meta: { toast: false },
    onSuccess: useRefresh(),
  });
}

type Rename = Pick<Preset, 'id' | 'version'> & { readonly body: PresetChanges };

/** Changes name and description. The box says what was refused. */
export function useUpdatePreset() {
  return useMutation({
    mutationFn: ({ id, version, body }: Rename) =>
      call(updatePreset, { params: { preset_id: id }, version, body }),
    meta: { toast: false },
    onSuccess: useRefresh(),
  });
}

/** Archives a preset. */
export function useArchivePreset() {
  return useMutation({
    mutationFn: ({ id, version }: Pick<Preset, 'id' | 'version'>) =>
      call(archivePreset, { params: { preset_id: id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess: useRefresh(),
  });
}

/** Brings an archived preset back. */
export function useRestorePreset() {
  return useMutation({
    mutationFn: (preset_id: string) => call(restorePreset, { params: { preset_id } }),
    meta: { toast: t('restore_failed') },
    onSuccess: useRefresh(),
  });
}

/** Begins the next revision. */
export function useDraftRevision() {
  return useMutation({
    mutationFn: (preset_id: string) => call(draftRevision, { params: { preset_id } }),
    meta: { toast: t('draft_failed') },
    onSuccess: useRefresh(),
  });
}

type DraftChange = {
  readonly preset_id: string;
  readonly version: number;
  readonly body: RevisionChanges;
};

/** Changes what a draft says. The form says what was refused. */
export function useChangeDraft() {
  return useMutation({
    mutationFn: ({ preset_id, version, body }: DraftChange) =>
      call(changeDraft, { params: { preset_id }, version, body }),
    meta: { toast: false },
    onSuccess: useRefresh(),
  });
}

/** Throws a draft away. */
export function useDiscardDraft() {
  return useMutation({
    mutationFn: ({ preset_id, version }: Omit<DraftChange, 'body'>) =>
      call(discardDraft, { params: { preset_id }, version }),
    meta: { toast: t('discard_failed') },
    onSuccess: useRefresh(),
  });
}

/** Publishes a draft. The box says what was refused. */
export function usePublishDraft() {
  return useMutation({
    mutationFn: (preset_id: string) => call(publishDraft, { params: { preset_id } }),
    meta: { toast: false },
    onSuccess: useRefresh(),
  });
}

/** Lets nobody apply a revision any more. */
export function useDeprecateRevision() {
  return useMutation({
    mutationFn: ({ preset_id, revision }: { readonly preset_id: string; readonly revision: number }) =>
      call(deprecateRevision, { params: { preset_id }, body: { revision } }),
    meta: { toast: t('deprecate_failed') },
    onSuccess: useRefresh(),
  });
}
