import { keepPreviousData } from '@tanstack/react-query';
import { listClientChoices, listPersonChoices, listServiceTypeChoices } from '#contract/choices/endpoints.ts';
import { reading } from '../../platform/reading.ts';

const FIVE_MINUTES = 5 * 60_000;
const kept = { staleTime: FIVE_MINUTES, placeholderData: keepPreviousData };

const asked = (q: string) => (q === '' ? {} : { q });

/** Clients to choose from whose name contains `q`. */
export const clientChoices = (q = '') => ({
  ...reading(listClientChoices, { query: { ...asked(q), per_page: 50 } }),
  ...kept,
});

/** Clients by id, also those that can't be chosen any more. */
export const chosenClients = (id: string[]) => ({
  ...reading(listClientChoices, { query: { id } }),
  ...kept,
});

/** The people of the team. */
export const personChoices = (q = '') => ({
  ...reading(listPersonChoices, { query: { ...asked(q), per_page: 200 } }),
  ...kept,
});

/** The people of the team who can hold a role, because they have an account. */
export const holderChoices = (q = '') => ({
  ...reading(listPersonChoices, { query: { ...asked(q), account: 'true', per_page: 200 } }),
  ...kept,
});

/** The active service types. */
export const serviceTypeChoices = (q = '') => ({
  ...reading(listServiceTypeChoices, { query: { ...asked(q), per_page: 200 } }),
  ...kept,
});
