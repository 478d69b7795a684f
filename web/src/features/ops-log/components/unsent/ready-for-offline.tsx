import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '#contract/activity/rules.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { followClock } from '../../../../platform/offline/device-clock.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import { rosterOf } from '../../../roster/queries.ts';

/** Reads what writing needs before there is no network: how far the clock is off, and the shifts that a handover may be of. */
export default function ReadyForOffline({ project_id }: { project_id: string }) {
  const today = useFormat().today();
  const isAfter = useAfterPaint();
  const mayLook = usePermissions().may(readProjectRoster, { project_id });
  useQuery({
    ...rosterOf(project_id, { from: addDays(today, -1), to: today }),
    enabled: isAfter && mayLook,
  });
  useEffect(followClock, []);
  return null;
}
