import { EXPORT_PURPOSES } from '#contract/time-exports/shapes.ts';
import { PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters } from '../../../platform/search.ts';
import type { ExportQuery } from '../queries.ts';

/** Everything that the address of what went out holds. */
export const exportsSearch = searchParameters({ view: oneOf(EXPORT_PURPOSES), ...PLACE_PARAMETERS });

/** Everything that the address of what went out holds, read. */
export type ExportsSearch = ReturnType<typeof exportsSearch>;

/** The question to the API that an address stands for. */
export const queryOf = (search: ExportsSearch): ExportQuery => ({
  ...pageIn(search),
  ...(search.view ? { purpose: [search.view] } : {}),
});

/** Address of what went out, and of the form that lets more out. */
export const exportsHref = (organization: string, rest = ''): string =>
  `/manager/organizations/${organization}/exports${rest}`;
