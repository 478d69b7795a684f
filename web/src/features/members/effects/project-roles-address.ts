import { PLACE_PARAMETERS } from '../../../platform/list/list-address.ts';
import { searchParameters } from '../../../platform/search.ts';

/** What the address of a project's roles holds: the page. */
export const projectRolesSearch = searchParameters({
  before: PLACE_PARAMETERS.before,
  after: PLACE_PARAMETERS.after,
  page: PLACE_PARAMETERS.page,
});

/** What the address of a project's roles holds, read. */
export type ProjectRolesSearch = ReturnType<typeof projectRolesSearch>;
