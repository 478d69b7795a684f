import { addDays } from '#contract/activity/rules.ts';
import { listOpsLog } from '#contract/ops-log/endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { CardLink } from '../../../../ui/card/card.tsx';
import { logWords } from './log-words.ts';

/** The way to what was written down on the days of a shift that has begun, for whom a rule lets read it. */
export function LogOfShift({ shift }: { shift: Shift }) {
  const { may } = usePermissions();
  const { id: project_id } = shift.project;
  const hasBegun = shift.status !== 'draft' && Date.parse(shift.starts_at) <= Date.now();
  if (!hasBegun || !may(listOpsLog, { project_id })) return null;
  const { day, start, end, timezone } = shift;
  const days = { from: day, to: end > start ? day : addDays(day, 1), zone: timezone };
  return (
    <p>
      <CardLink href={`/manager/projects/${project_id}/ops-log${stringifySearch(days)}`}>
        {logWords('way')}
      </CardLink>
    </p>
  );
}
