import { useMemo } from 'react';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { createShift } from '#contract/shifts/shift-endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';

/** Projects of a roster's shifts that whoever looks plans. */
export function usePlanned(roster: Roster | undefined): ReadonlySet<string> {
  const { may } = usePermissions();
  return useMemo(() => {
    const shown = new Set(roster && [...roster.overnight, ...roster.shifts].map(({ project }) => project.id));
    return new Set([...shown].filter((project_id) => may(createShift, { project_id })));
  }, [roster, may]);
}
