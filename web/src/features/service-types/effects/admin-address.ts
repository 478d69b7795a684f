import { oneOf, searchParameters } from '../../../platform/search.ts';
import type { ServiceTypeQuery } from '../queries.ts';

/** The tabs above the administration's table. */
export const ADMIN_VIEWS = ['all', 'low', 'unpriced', 'retired', 'archived'] as const;

/** One of the tabs. */
export type AdminView = (typeof ADMIN_VIEWS)[number];

/** Everything that the administration's address holds. */
export const adminSearch = searchParameters({ view: oneOf(ADMIN_VIEWS) });

/** Everything that the administration's address holds, read. */
export type AdminSearch = ReturnType<typeof adminSearch>;

const QUERIES: Record<AdminView, ServiceTypeQuery> = {
  all: { status: ['draft', 'active'] },
  low: { low_rates: 'true' },
  unpriced: { unpriced: 'true' },
  retired: { status: ['retired'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for. */
export const adminQuery = ({ view = 'all' }: AdminSearch): ServiceTypeQuery => ({
  ...QUERIES[view],
  sort: 'name',
  per_page: 200,
});
