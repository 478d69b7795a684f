import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Page } from '#contract/pagination.ts';
import { send } from './call.ts';
import type { AnyInput, CallAnswer, CallArguments } from './call-input.ts';
import { isPersonal } from './http/request-headers.ts';
import { tabOrganization } from './session/tab-organization.ts';

/**
 * A read for react-query: `useSuspenseQuery(reading(readProject, {params: {project_id}}))`. Its key starts with the
 * resource and the organization, so that two organizations never share a cached row.
 */
export const reading = <E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) => {
  const given: AnyInput = input ?? {};
  return queryOptions<CallAnswer<E>>({
    queryKey: readingKey(endpoint, given),
    queryFn: ({ signal }) => send(endpoint, { ...given, signal }),
  });
};

interface Cursor {
  readonly after?: string;
  readonly before?: string;
}

const FIRST: Cursor = {};

type ListEndpoint = Endpoint & { readonly response: z.ZodType<Page<unknown>> };

/** A read of a keyset list, page after page: `useSuspenseInfiniteQuery(readingPages(listProjects, {query: search}))`. */
export const readingPages = <E extends ListEndpoint>(endpoint: E, ...[input]: CallArguments<E>) => {
  const given: AnyInput = input ?? {};
  return infiniteQueryOptions({
    queryKey: [...readingKey(endpoint, given), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      send(endpoint, { ...given, query: { ...given.query, ...pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => (after === null ? undefined : { after }),
    getPreviousPageParam: ({ before }) => (before === null ? undefined : { before }),
  });
};

/** `[resource, organization, path, params, query]`; `[resource]` alone addresses everything below it. */
export const readingKey = ({ path }: Endpoint, given: AnyInput = {}) =>
  [
    resourceOf(path),
    isPersonal(path) ? null : (given.organization ?? tabOrganization()),
    path,
    given.params ?? null,
    given.query ?? null,
  ] as const;

/** First segment of the path: `/projects/:project_id/activity` → `projects`. */
export const resourceOf = (path: string): string => path.split('/')[1] ?? '';
