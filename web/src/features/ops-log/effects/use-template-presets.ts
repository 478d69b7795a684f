import { useQueryClient } from '@tanstack/react-query';
import * as presets from '#contract/ops-log/preset-endpoints.ts';
import { listOpsLogTemplates } from '#contract/ops-log/template-endpoints.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { APPLY_PRESET, type PresetToApplyOver } from '#contract/presets/applying.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import { call } from '../../../platform/call.ts';
import { usePermissions } from '../../../platform/person.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';

type Kept = Pick<OpsLogTemplate, 'id' | 'version' | 'project_id'>;

/** Makes what entries start from out of presets, and keeps it with them: a project's own, and every project's. Errors: like those of `call`. */
export function useTemplatePresets(project_id: string) {
  const client = useQueryClient();
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource, , path] }) =>
        (resource === 'projects' && path === listOpsLogTemplates.path) || resource === 'presets',
    });
  const own = ({ id }: Kept) => ({ project_id, log_template_id: id });
  const shared = ({ id }: Kept) => ({ log_template_id: id });
  return {
    mayApply: usePermissions().can(APPLY_PRESET.action, APPLY_PRESET.object),
    create: async (body: presets.TemplateFromPreset, isShared: boolean): Promise<OpsLogTemplate> => {
      const made = await (isShared
        ? call(presets.createSharedOpsLogTemplateFromPreset, { body })
        : call(presets.createOpsLogTemplateFromPreset, { params: { project_id }, body }));
      await refresh();
      return made;
    },
    compare: (kept: Kept) =>
      kept.project_id
        ? call(presets.readOpsLogTemplatePreset, { params: own(kept) })
        : call(presets.readSharedOpsLogTemplatePreset, { params: shared(kept) }),
    preview: (kept: Kept, body: Chosen, signal: AbortSignal) =>
      kept.project_id
        ? call(presets.previewOpsLogTemplatePreset, { params: own(kept), body, signal })
        : call(presets.previewSharedOpsLogTemplatePreset, { params: shared(kept), body, signal }),
    apply: async (kept: Kept, body: PresetToApplyOver): Promise<OpsLogTemplate> => {
      const applied = await (kept.project_id
        ? call(presets.applyOpsLogTemplatePreset, { params: own(kept), body })
        : call(presets.applySharedOpsLogTemplatePreset, { params: shared(kept), body }));
      await refresh();
      return applied;
    },
    /** Asks, and takes the preset off. */
    removing: async (kept: OpsLogTemplate): Promise<void> => {
      const { version, preset } = kept;
      if (!preset) return;
      if (!(await question.confirm({ ask: a('ask_remove', preset), note: a('remove_note') }))) return;
      try {
        await (kept.project_id
          ? call(presets.removeOpsLogTemplatePreset, { params: own(kept), version })
          : call(presets.removeSharedOpsLogTemplatePreset, { params: shared(kept), version }));
        toast.show({ title: a('removed') });
      } catch (err) {
        toast.show({ title: a('remove_failed'), err });
      }
      await refresh();
    },
  };
}
