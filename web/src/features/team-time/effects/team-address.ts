import { PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, oneOf, searchParameters, text } from '../../../platform/search.ts';
import type { TeamQuery } from '../queries.ts';

/** Everything that the address of the team's week holds; `date` is any day of it. */
export const teamSearch = searchParameters({
  view: oneOf(['missing']),
  q: text,
  date: day,
  ...PLACE_PARAMETERS,
});

/** Everything that the address of the team's week holds, read. */
export type TeamSearch = ReturnType<typeof teamSearch>;

/** The question to the API that an address stands for. */
export const teamQuery = (search: TeamSearch): TeamQuery => ({
  ...pageIn(search),
  ...(search.q ? { q: search.q } : {}),
  ...(search.date ? { date: search.date } : {}),
  ...(search.view === 'missing' ? { missing: 'true' } : {}),
});
