import {
  IconArrowsExchange,
  IconBriefcase,
  IconEye,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMessage,
  IconSpeakerphone,
  IconTag,
  IconTargetArrow,
  IconUserPlus,
  IconUserSquare,
  IconUsers,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { createAnnouncement } from '#contract/announcements/endpoints.ts';
import { createClient } from '#contract/clients/endpoints.ts';
import { invite } from '#contract/invitations/endpoints.ts';
import { createMember } from '#contract/members/endpoints.ts';
import { createProject } from '#contract/projects/endpoints.ts';
import { createServiceType } from '#contract/service-types/endpoints.ts';
import { startView } from '#contract/views/endpoints.ts';
import { useMaybeOrganization, useOrganizations, usePermissions } from '../../../platform/person.ts';
import { session } from '../../../platform/session/current-session.ts';
import { openFeedback } from '../../shell/feedback.ts';
import { useSwitchOrganization } from '../../shell/use-switch-organization.ts';
import { t } from '../messages.ts';
import type { Choice } from './choice.ts';

/** What lies beside the palette and is opened from it. */
export interface Openers {
  readonly openKeys: () => void;
  readonly openHelp: () => void;
  readonly openView: () => void;
}

/** Everything that can be done from anywhere, as far as the person may. */
export function useVerbs({ openKeys, openHelp, openView }: Openers): readonly Choice[] {
  return [
    ...useNewThings(),
    ...useViewVerb(openView),
    ...useSwitches(),
    {
      id: 'verb:feedback',
      label: t('feedback'),
      also: t('feedback_also'),
      icon: IconMessage,
      run: openFeedback,
    },
    { id: 'verb:help', label: t('help'), also: t('tour'), icon: IconHelp, run: openHelp },
    {
      id: 'verb:keys',
      label: t('show_keys'),
      also: t('keys_also'),
      icon: IconKeyboard,
      keys: '?',
      run: openKeys,
    },
    {
      id: 'verb:sign-out',
      label: t('sign_out'),
      also: t('sign_out_also'),
      icon: IconLogout,
      run: () => void session().signOut(),
    },
  ];
}

function useNewThings(): readonly Choice[] {
  const router = useRouter();
  const { may, isAdmin, withRule } = usePermissions();
  const organization = useMaybeOrganization()?.id;
  if (organization === undefined) return [];
  const go = (path: string) => () => router.history.push(path);
  const all = [
    {
      ...{ id: 'verb:new-project', label: t('new_project'), icon: IconBriefcase },
      allowed: may(createProject) && (isAdmin || withRule('manager')),
      run: go('/manager/projects/new'),
    },
    {
      ...{ id: 'verb:new-account-plan', label: t('new_account_plan'), icon: IconTargetArrow },
      allowed: may(createAccountPlan) && (isAdmin || withRule('manager')),
      run: go('/manager/account-plans/new'),
    },
    {
      ...{ id: 'verb:invite', label: t('invite'), also: t('invite_also'), icon: IconUserPlus },
      allowed: may(invite),
      run: go(`/manager/organizations/${organization}/team/invite`),
    },
    {
      ...{ id: 'verb:new-person', label: t('new_person'), also: t('new_person_also'), icon: IconUserSquare },
      allowed: may(createMember),
      run: go(`/manager/organizations/${organization}/team/new`),
    },
    {
      ...{ id: 'verb:new-client', label: t('new_client'), icon: IconUsers },
      allowed: isAdmin && may(createClient),
      run: go('/manager/clients/new'),
    },
    {
      ...{ id: 'verb:new-service-type', label: t('new_service_type'), icon: IconTag },
      allowed: isAdmin && may(createServiceType),
      run: go('/manager/service-types/new'),
    },
    {
      id: 'verb:new-announcement',
      label: t('new_announcement'),
      also: t('new_announcement_also'),
      icon: IconSpeakerphone,
      allowed: isAdmin && may(createAnnouncement),
      run: go('/admin/notifications/new'),
    },
  ];
  return all.filter(({ allowed }) => allowed);
}

function useViewVerb(openView: () => void): readonly Choice[] {
  const { may } = usePermissions();
  const isSomewhere = useMaybeOrganization() !== null;
  return isSomewhere && may(startView)
    ? [{ id: 'verb:view', label: t('view_as'), icon: IconEye, run: openView }]
    : [];
}

function useSwitches(): readonly Choice[] {
  const here = useMaybeOrganization();
  const switchTo = useSwitchOrganization();
  return useOrganizations()
    .filter(({ id }) => id !== here?.id)
    .map(({ id, name }) => ({
      id: `switch:${id}`,
      label: t('switch_to', { organization: name }),
      icon: IconArrowsExchange,
      run: () => switchTo(id),
    }));
}
