import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Rule } from '#contract/access/policy.ts';
import { organizationCalled, signedInAs } from '../src/app/fixtures.tsx';
import { DEFAULTS } from '../src/platform/http/query-client.ts';
import { forgetWrites } from '../src/platform/offline/unsent/write-store.ts';
import { parseSearch, stringifySearch } from '../src/platform/search.ts';
import { setTabOrganization } from '../src/platform/session/tab-organization.ts';
import { QuestionDialog } from '../src/ui/feedback/question/question-dialog.tsx';
import { ToastArea } from '../src/ui/feedback/toast/toast-area.tsx';
import { UiProvider } from '../src/ui/theme/ui-provider.tsx';

/** One request that a screen made. */
export interface Asked {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: ReturnType<typeof JSON.parse>;
  /** What was sent as a form instead. */
  readonly form: FormData | undefined;
  readonly version: string | null;
}

type Answer = { readonly status?: number; readonly body?: unknown };

interface ScreenInput<Search extends object> {
  readonly screen: (search: Search) => ReactNode;
  /** Reads the address as the screen's route does. */
  readonly search: (given: Record<string, unknown>) => Search;
  /** Path and search that the screen stands at. */
  readonly at: string;
  /** Whether scrollers come back to where an address had them, as they do in the application. */
  readonly restoresScroll?: boolean;
  /** What the API answers; undefined = 404. */
  readonly answer: (asked: Asked) => Answer | undefined;
  readonly role?: string;
  /** Where the role is held; organization A unless told. */
  readonly domain?: string;
  /** A role held over every organization beside it. */
  readonly atRoot?: string;
  /** What the role may do; everything unless told. */
  readonly rules?: readonly Rule[];
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    unknownFields: (method: string, path: string, body: unknown) => Promise<string[]>;
  }
}

const sent: Promise<string[]>[] = [];
afterEach(async () => {
  const unknown = await Promise.all(sent.splice(0));
  expect(unknown.flat(), 'what the API would refuse of the bodies that were sent').toEqual([]);
});

// Files of tests follow each other in one browser: what one left to be sent would wait in front of what the next one sends.
afterAll(() => forgetWrites('ada'));

/** A screen in a browser in which an admin (or `role`) of organization A is signed in, over an API made of `answer`. */
export async function renderScreen<Search extends object>(input: ScreenInput<Search>) {
  const { screen, search, at, answer, role = 'admin', domain, atRoot, rules, restoresScroll = false } = input;
  const client = signedInAs({
    role,
    ...(domain ? { domain } : {}),
    ...(atRoot ? { atRoot } : {}),
    organizations: [organizationCalled('A')],
    current: 'A',
    ...(rules ? { rules } : {}),
  });
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = askedOf(address, init);
    asked.push(request);
    if (request.body !== undefined)
      sent.push(commands.unknownFields(request.method, request.path, request.body));
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer(request) ?? { status: 404, body: { message: 'Not there.' } };
    return status === 204 ? new Response(null, { status }) : Response.json(body ?? null, { status });
  });
  client.setDefaultOptions(DEFAULTS);
  setTabOrganization('a');
  const root = createRootRoute();
  const place = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => {
      const given = useSearch({ strict: false });
      return screen(useMemo(() => search(given), [given]));
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([place]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
    scrollRestoration: restoresScroll,
  });
  const view = await render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastArea />
        <QuestionDialog />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { view, asked, address: () => router.history.location.href };
}

const askedOf = (address: string, { method = 'GET', headers, body }: RequestInit): Asked => {
  const { pathname, searchParams } = new URL(address, window.location.href);
  return {
    method,
    path: pathname.replace(/^\/api/, ''),
    query: searchParams,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    form: body instanceof FormData ? body : undefined,
    version: new Headers(headers).get('if-match'),
  };
};
