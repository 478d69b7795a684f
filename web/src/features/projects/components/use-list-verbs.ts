import { IconPlus, IconUpload } from '@tabler/icons-react';
import { createProject } from '#contract/projects/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { ListVerb } from '../../../ui/list/parts/list-actions.tsx';
import { t } from '../messages.ts';

/** Import and the one primary verb; only what one may do. */
export function useListVerbs(): readonly ListVerb[] {
  const permissions = usePermissions();
  const verbs: ListVerb[] = [];
  if (permissions.can('create', '/imports'))
    verbs.push({ label: t('import'), href: '/manager/projects/import-projects', icon: IconUpload });
  if (permissions.may(createProject))
    verbs.push({ label: t('new_project'), href: '/manager/projects/new', icon: IconPlus, primary: true });
  return verbs;
}
