import { keepPreviousData } from '@tanstack/react-query';
import { listAddresses } from '#contract/clients/address-endpoints.ts';
import { readClientAttention } from '#contract/clients/attention.ts';
import { listContacts } from '#contract/clients/contact-endpoints.ts';
import { listLikelyDuplicates } from '#contract/clients/duplicates.ts';
import { listClientChanges, listClients, readClient } from '#contract/clients/endpoints.ts';
import { readClientFamily } from '#contract/clients/family.ts';
import { listMerges } from '#contract/clients/merging.ts';
import { readClientOverview } from '#contract/clients/overview.ts';
import { readClientWork } from '#contract/clients/work.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Filters, order and page of the list of clients. */
export type ClientQuery = QueryInput<typeof listClients>;

/** One page of the clients; the page before stays in sight while the next one comes. */
export const clientList = (query: ClientQuery) => ({
  ...reading(listClients, { query }),
  placeholderData: keepPreviousData,
});

/** A client with what has been done for it. */
export const client = (client_id: string) => reading(readClient, { params: { client_id } });

/** What happened to a client, page after page. */
export const clientChanges = (client_id: string) =>
  readingPages(listClientChanges, { params: { client_id }, query: { per_page: 10 } });

/** Whom to ask at a client, page after page: the main one first, whoever left last. */
export const clientContacts = (client_id: string) =>
  readingPages(listContacts, { params: { client_id }, query: { per_page: 50 } });

/** Where a client is, page after page: by type, the main one first. */
export const clientAddresses = (client_id: string) =>
  readingPages(listAddresses, { params: { client_id }, query: { per_page: 50 } });

/** Clients that look like what is typed; those of before stay in sight while the next ones come. */
export const likelyDuplicates = (query: QueryInput<typeof listLikelyDuplicates>) => ({
  ...reading(listLikelyDuplicates, { query }),
  placeholderData: keepPreviousData,
});

/** Where a client stands among others. */
export const clientFamily = (client_id: string) => reading(readClientFamily, { params: { client_id } });

/** What a client was merged with, newest first. */
export const clientMerges = (client_id: string) => reading(listMerges, { params: { client_id } });

const scopeOf = (below: boolean) => (below ? { below: 'true' } : {});

/** What is done for a client and what it comes to; with everything below it on request. */
export const clientOverview = (client_id: string, below: boolean) =>
  reading(readClientOverview, { params: { client_id }, query: scopeOf(below) });

/** What of a client's projects waits for somebody. */
export const clientAttention = (client_id: string, below: boolean) =>
  reading(readClientAttention, { params: { client_id }, query: scopeOf(below) });

/** The projects behind a client's figures of months, YYYY-MM. */
export const clientWork = (client_id: string, below: boolean, months: { from: string; to: string }) =>
  reading(readClientWork, { params: { client_id }, query: { ...scopeOf(below), ...months } });

/** What taking a merging back is known by wherever it is begun, so that a client's page can say why it was refused. */
export const UNDOING_MERGE = ['undoing-merge'];
