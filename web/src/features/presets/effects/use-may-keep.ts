import { ROOT } from '#contract/access/permission.ts';
import { updatePreset } from '#contract/presets/endpoints.ts';
import type { Preset } from '#contract/presets/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';

/** True for somebody who may write presets of every organization. */
export const useMayKeepGlobal = (): boolean => usePermissions().can('write', '/presets', ROOT);

/** Whether somebody may change a preset: a global one takes the right over all organizations. */
export function useMayKeep() {
  const permissions = usePermissions();
  return ({ id, scope }: Pick<Preset, 'id' | 'scope'>): boolean =>
    scope === 'global'
      ? permissions.can('write', '/presets', ROOT)
      : permissions.may(updatePreset, { preset_id: id });
}
