import { usePermissions } from '../../../platform/person.ts';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { openTabs, type ProjectTab } from '../effects/project-tabs.ts';
import { t } from '../messages.ts';

/** The parts of a project as tabs. */
export const useProjectTabs = (project_id: string, current: ProjectTab | undefined): TabItem[] =>
  openTabs(usePermissions(), project_id).map((tab) => ({
    id: tab,
    label: t(`tab_${tab}`),
    href: `/manager/projects/${project_id}/${tab}`,
    active: tab === current,
  }));
