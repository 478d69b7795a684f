import { useQueryClient } from '@tanstack/react-query';
import { APPLY_PRESET, type PresetToApplyOver } from '#contract/presets/applying.ts';
import {
  applyProjectPreset,
  previewProjectPreset,
  removeProjectPreset,
} from '#contract/projects/preset-endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import { call } from '../../../platform/call.ts';
import { usePermissions } from '../../../platform/person.ts';
import { project } from '../queries.ts';

/** Applies presets to a project, and takes them off again. Errors: like those of `call`. */
export function usePresetWrites({ id: project_id, version }: Project) {
  const client = useQueryClient();
  const permissions = usePermissions();
  const params = { project_id };
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource] }) => resource === 'projects' || resource === 'presets',
    });
  return {
    mayApply:
      permissions.can(APPLY_PRESET.action, APPLY_PRESET.object) &&
      permissions.may(applyProjectPreset, { project_id }),
    preview: (body: Chosen, signal: AbortSignal) => call(previewProjectPreset, { params, body, signal }),
    apply: async (body: PresetToApplyOver): Promise<Project> => {
      const applied = await call(applyProjectPreset, { params, body });
      client.setQueryData(project(project_id).queryKey, applied);
      void refresh();
      return applied;
    },
    remove: async (): Promise<Project> => {
      await call(removeProjectPreset, { params, version });
      void refresh();
      return client.fetchQuery({ ...project(project_id), staleTime: 0 });
    },
  };
}
