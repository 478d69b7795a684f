import { RUN_STATES } from '#contract/insights/states.ts';
import { PAGE_SIZE, PLACE_PARAMETERS } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';
import type { RunQuery } from '../queries.ts';
import { RPAI } from './insights-address.ts';

/** Address of the runs. */
export const RUNS = `${RPAI}/runs`;
/** Address of how right each kind was. */
export const PRECISION = `${RPAI}/precision`;

/** Everything that the address of the runs holds; `run` is the one that is looked at. */
export const runsSearch = searchParameters({
  state: several(oneOf(RUN_STATES)),
  run: text,
  ...PLACE_PARAMETERS,
});

/** Everything that the address of the runs holds, read. */
export type RunsSearch = ReturnType<typeof runsSearch>;

/** The question to the API that an address stands for. */
export const runsQueryOf = ({ state, before, after }: RunsSearch): RunQuery => ({
  per_page: PAGE_SIZE,
  ...(state ? { state } : {}),
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
});

/** Address of a run in the list that another address shows; of the list alone without one. */
export const runHref = (run?: string, search: RunsSearch = {}): string =>
  `${RUNS}${stringifySearch({ ...search, run })}`;
