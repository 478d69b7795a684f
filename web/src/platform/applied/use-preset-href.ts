import { usePermissions } from '../person.ts';

/** The page of a preset, for whoever may see it: null for everybody else. */
export function usePresetHref(): (id: string) => string | null {
  const { isAdmin } = usePermissions();
  return (id) => (isAdmin ? `/admin/presets/${id}` : null);
}
