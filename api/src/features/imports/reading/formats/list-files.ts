import { refused } from '../refusal.ts';

interface ListFile {
  readonly what: string;
  readonly product: string;
  /** All of these headers and at least one of `any`. */
  readonly all: readonly string[];
  readonly any: readonly string[];
}

const LISTS: readonly ListFile[] = [
  {
    what: 'projects',
    product: 'Clockify',
    all: ['project'],
    any: ['tracked (h)', 'estimated (h)', 'visibility', 'billability', 'project members'],
  },
  {
    what: 'projects',
    product: 'Harvest',
    all: ['project'],
    any: ['total hours', 'budget by', 'budget remaining', 'project notes'],
  },
  { what: 'clients', product: 'Harvest', all: ['client name'], any: ['address'] },
  {
    what: 'people',
    product: 'Harvest',
    all: ['first name', 'last name'],
    any: ['permissions', 'capacity', 'weekly capacity'],
  },
];

const DETAILED = {
  Clockify: 'In Clockify, export the detailed report as CSV',
  Harvest: 'In Harvest, export the detailed time report as CSV',
} as const satisfies Record<string, string>;

/** Refuses exports that hold projects, clients or people rather than time, and says what to choose instead. */
export const refuseLists = (keys: ReadonlySet<string>): void => {
  const list = LISTS.find(
    ({ all, any }) => all.every((key) => keys.has(key)) && any.some((key) => keys.has(key)),
  );
  if (!list) return;
  const remedy = list.product === 'Clockify' ? DETAILED.Clockify : DETAILED.Harvest;
  throw refused(
    'list-not-time',
    `This is a list of ${list.what} from ${list.product}, not time. ${remedy} and choose that file.`,
  );
};
