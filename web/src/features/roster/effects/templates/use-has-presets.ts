import { useQuery } from '@tanstack/react-query';
import { applicablePresets } from '../../../../platform/applied/applied-presets.ts';
import { useTemplatePresets } from './use-template-presets.ts';

/** Whether there are presets of rosters that the caller may apply. */
export function useHasPresets(project_id: string): boolean {
  const { mayApply } = useTemplatePresets(project_id);
  const { data } = useQuery({ ...applicablePresets('roster'), enabled: mayApply });
  return mayApply && (data?.data.length ?? 0) > 0;
}
