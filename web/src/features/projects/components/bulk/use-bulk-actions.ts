import {
  IconArchive,
  IconArchiveOff,
  IconCircleHalf2,
  IconDownload,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import * as one from '#contract/projects/endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import type { BulkAction } from '../../../../ui/table/bulk-bar.tsx';
import { t } from './messages.ts';

/** What can be done with many projects. */
export type BulkVerb = 'assign' | 'transition' | 'tag' | 'csv' | 'xlsx' | 'archive' | 'restore';

const ACTIONS = [
  { id: 'assign', label: t('assign'), icon: IconUser, endpoint: one.updateProject },
  { id: 'transition', label: t('set_state'), icon: IconCircleHalf2, endpoint: one.transitionProject },
  { id: 'tag', label: t('tag'), icon: IconTag, endpoint: one.updateProject },
  { id: 'csv', label: t('export_csv'), icon: IconDownload, endpoint: one.listProjects },
  { id: 'xlsx', label: t('export_xlsx'), icon: IconDownload, endpoint: one.listProjects },
  { id: 'archive', label: t('archive'), icon: IconArchive, endpoint: one.archiveProject },
  { id: 'restore', label: t('restore'), icon: IconArchiveOff, endpoint: one.restoreProject },
] as const;

/** What somebody may do with at least one of the chosen projects, as they are. */
export function useBulkActions(
  rows: readonly ProjectRow[],
  onVerb: (verb: BulkVerb) => void,
): readonly BulkAction[] {
  const permissions = usePermissions();
  const fitting = (id: BulkVerb) =>
    rows.filter(({ status }) => {
      if (id === 'csv' || id === 'xlsx') return true;
      return id === 'restore' ? status === 'archived' : status !== 'archived';
    });
  return ACTIONS.filter(({ id, endpoint }) =>
    fitting(id).some((row) => permissions.may(endpoint, { project_id: row.id })),
  ).map(({ id, label, icon }) => ({ id, label, icon, onSelect: () => onVerb(id) }));
}
