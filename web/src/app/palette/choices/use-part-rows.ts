import { IconCalendarWeek, IconClockCheck, IconLock, IconTableExport } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { listEntries } from '#contract/activity/endpoints.ts';
import { listMonths } from '#contract/activity/month-endpoints.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { listExports } from '#contract/time-exports/endpoints.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { t } from '../messages.ts';
import type { Choice } from './choice.ts';

const PARTS = [
  { id: 'calendar', icon: IconCalendarWeek, call: listEntries },
  { id: 'team_time', icon: IconClockCheck, call: readTeamWeek },
  { id: 'closing', icon: IconLock, call: listMonths },
  { id: 'exports', icon: IconTableExport, call: listExports },
] as const;

/** Pages about time that stand on tabs of others, and so not in the drawer. */
export function usePartRows(): readonly Choice[] {
  const router = useRouter();
  const { may } = usePermissions();
  const organization = useMaybeOrganization()?.id;
  if (organization === undefined) return [];
  const at = `/manager/organizations/${organization}`;
  const paths = {
    calendar: '/daily-activity?view=week',
    team_time: `${at}/time`,
    closing: `${at}/closing`,
    exports: `${at}/exports`,
  };
  return PARTS.filter(({ call }) => may(call)).map(({ id, icon }) => ({
    id: `page:${id}`,
    label: t(id),
    also: t(`${id}_also`),
    icon,
    run: () => router.history.push(paths[id]),
  }));
}
