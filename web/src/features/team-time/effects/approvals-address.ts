import { PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters } from '../../../platform/search.ts';
import type { WaitingQuery } from '../queries.ts';

/** Everything that the address of what waits holds. */
export const approvalsSearch = searchParameters({ view: oneOf(['mine']), ...PLACE_PARAMETERS });

/** Everything that the address of what waits holds, read. */
export type ApprovalsSearch = ReturnType<typeof approvalsSearch>;

/** The question to the API that an address stands for. */
export const queryOf = (search: ApprovalsSearch): WaitingQuery => ({
  ...pageIn(search),
  ...(search.view === 'mine' ? { mine: 'true' } : {}),
});
