import { reverseEntry as reverseEndpoint } from '#contract/activity/reversal-endpoints.ts';
import { startOfWeek } from '#contract/activity/rules.ts';
import * as endpoints from '#contract/activity/team-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { reverseEntry } from '../commands/reverse-entry.ts';
import { presentProjectEntry } from '../presenters/entry.ts';
import { presentTeamWeek } from '../presenters/team.ts';
import { findTimeSettings } from '../queries/settings.ts';
import { listClosings, listEntriesOfPerson, listTeamWeek } from '../queries/team.ts';

/** The team's time: who logged, who is missing, what somebody logged, and what of it is taken back. */
export const registerTeam = (api: Api): void => {
  route(api, endpoints.readTeamWeek, async (context, { query }) => {
    const settings = await findTimeSettings(context);
    const from = startOfWeek(query.date ?? settings.today, settings.week_start);
    const listed = await listTeamWeek(context, settings, from, query);
    return presentTeamWeek(settings, from, listed, await listClosings(context, settings, from));
  });
  route(api, endpoints.listTeamEntries, async (context, { params, query }) => {
    const { data, ...cursors } = await listEntriesOfPerson(context, params.member_id, query);
    return { data: data.map(presentProjectEntry), ...cursors };
  });
  route(api, reverseEndpoint, async (context, { body }) => {
    const { original, reversal, correction } = await reverseEntry(context, body);
    return {
      original: presentProjectEntry(original),
      reversal: presentProjectEntry(reversal),
      correction: correction && presentProjectEntry(correction),
    };
  });
};
