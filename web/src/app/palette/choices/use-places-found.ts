import {
  IconBriefcase,
  IconCalendarUser,
  IconClipboardHeart,
  IconClockPlay,
  IconLayoutDashboard,
  IconNotes,
  IconSettings,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { Project } from '#contract/projects/shapes.ts';
import { openTabs } from '../../../features/projects/effects/project-tabs.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { useDestinations } from '../../shell/use-destinations.ts';
import { t } from '../messages.ts';
import type { Choice } from './choice.ts';
import { usePartRows } from './use-part-rows.ts';

const PARTS = {
  dashboard: IconLayoutDashboard,
  activity: IconClockPlay,
  'ops-log': IconNotes,
  roster: IconCalendarUser,
  roles: IconUsersGroup,
  settings: IconSettings,
};

/** Other words for pages of the drawer: what lies on their tabs. */
const ALSO: Readonly<Record<string, string>> = {
  approvals: t('approvals_also'),
  'admin-notifications': t('notifications_also'),
};

/** What a project's row is made of. */
export type FoundProject = Pick<Project, 'id' | 'name' | 'code' | 'client'>;
/** What a person's row is made of. */
export type FoundPerson = { readonly id: string; readonly name: string; readonly position: string | null };

/** The pages as rows. */
export function usePageRows(): readonly Choice[] {
  const router = useRouter();
  const go = (path: string) => () => router.history.push(path);
  const pages = useDestinations().map(({ id, label, also, icon, key, go: run }) => ({
    id: `page:${id}`,
    label,
    also: also ?? ALSO[id],
    icon,
    keys: key && `G ${key.toUpperCase()}`,
    run,
  }));
  const parts = usePartRows();
  const account = { label: t('account'), also: t('account_also'), icon: IconUserCircle };
  const tests = { label: t('tests'), also: t('tests_also'), icon: IconClipboardHeart };
  return [
    ...pages,
    ...parts,
    { id: 'page:account', ...account, run: go('/account') },
    { id: 'page:tests', ...tests, run: go('/tests') },
  ];
}

/** Projects and people as rows, and the parts of a project. */
export function useFoundRows() {
  const router = useRouter();
  const permissions = usePermissions();
  const organization = useMaybeOrganization()?.id;
  const go = (path: string) => () => router.history.push(path);
  return {
    project: ({ id, name, code, client }: FoundProject): Choice => ({
      id: `project:${id}`,
      label: name,
      detail: [code, client?.name].filter(Boolean).join(', '),
      icon: IconBriefcase,
      run: go(`/manager/projects/${id}`),
    }),
    parts: ({ id, code }: FoundProject): Choice[] =>
      openTabs(permissions, id).map((part) => ({
        id: `part:${id}/${part}`,
        label: t(`part_${part}`, { project: code }),
        icon: PARTS[part],
        run: go(`/manager/projects/${id}/${part}`),
      })),
    person: ({ id, name, position }: FoundPerson): Choice => ({
      id: `person:${id}`,
      label: name,
      detail: position,
      run: go(`/manager/organizations/${organization}/team/${id}`),
    }),
  };
}
