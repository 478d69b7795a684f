import { addDays } from '#contract/activity/rules.ts';
import type { TeamWeek, TeamWeekRow } from '#contract/activity/team-endpoints.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { listClosings, listTeamWeek } from '../queries/team.ts';
import { plannedMinutes } from '../rules/plan.ts';

type Closing = Awaited<ReturnType<typeof listClosings>>[number];
type Listed = Awaited<ReturnType<typeof listTeamWeek>>;

/** A page of the team's week, from its first day. */
export const presentTeamWeek = (
  settings: TimeSettings,
  from: string,
  { data, before, after }: Listed,
  closings: readonly Closing[],
): TeamWeek => ({
  data: data.map(presentRow),
  ...{ before, after, from, to: addDays(from, 6), today: settings.today },
  days: Array.from({ length: 7 }, (_, at) => {
    const date = addDays(from, at);
    const closed = closings.find(({ month }) => month.slice(0, 7) === date.slice(0, 7));
    return {
      ...{ date, planned_minutes: plannedMinutes(settings, date) },
      closed: closed ? { by: closed.by, at: closed.at } : null,
    };
  }),
});

const presentRow = ({ id, name, position, days, missing }: Listed['data'][number]): TeamWeekRow => ({
  member: { id, name },
  ...{ position, days, missing },
  total_s: days.reduce((sum, { duration_s }) => sum + duration_s, 0),
});
