import { useQuery } from '@tanstack/react-query';
import { isInLog } from '#contract/ops-log/on-shift.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { reading } from '../../../platform/reading.ts';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { openTabs, type ProjectTab } from '../effects/project-tabs.ts';
import { t } from '../messages.ts';

/** The parts of a project as tabs. Whoever is on shift there finds its ops-log, as far as their plan is known already. */
export const useProjectTabs = (project_id: string, current: ProjectTab | undefined): TabItem[] => {
  const isOnShift = useIsOnShift(project_id);
  const also: readonly ProjectTab[] = isOnShift || current === 'ops-log' ? ['ops-log'] : [];
  return openTabs(usePermissions(), project_id, also).map((tab) => ({
    id: tab,
    label: t(`tab_${tab}`),
    href: `/manager/projects/${project_id}/${tab}`,
    active: tab === current,
  }));
};

/** Asks nobody: that would cost a request on every page of a project. */
function useIsOnShift(project_id: string): boolean {
  const today = useFormat().today();
  const plan = reading(readOwnPlan, { query: { from: today, to: today } });
  const { data } = useQuery({ ...plan, enabled: false });
  return (data ? [...data.shifts, ...data.overnight] : []).some(
    (shift) => shift.project.id === project_id && isInLog(shift, Date.now()),
  );
}
