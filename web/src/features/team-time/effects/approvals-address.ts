import { PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, text } from '../../../platform/search.ts';
import type { WaitingQuery, WaitingScope } from '../queries.ts';

/** Everything that the address of what waits holds. */
export const approvalsSearch = searchParameters({
  view: oneOf(['mine']),
  q: text,
  project_id: text,
  ...PLACE_PARAMETERS,
});

/** Everything that the address of what waits holds, read. */
export type ApprovalsSearch = ReturnType<typeof approvalsSearch>;

/** What of a week is shown, and so decided on: what waits for oneself alone, or of one project. */
export const scopeOf = ({ view, project_id }: ApprovalsSearch): WaitingScope => ({
  ...(view === 'mine' ? { mine: 'true' } : {}),
  ...(project_id ? { project_id } : {}),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: ApprovalsSearch): WaitingQuery => ({
  ...pageIn(search),
  ...scopeOf(search),
  ...(search.q ? { q: search.q } : {}),
});
