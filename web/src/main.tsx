import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { knowPages } from './app/builds/before-page.ts';
import { complain } from './app/errors/complain.ts';
import { keepPageWithoutNetwork } from './app/errors/keep-page.ts';
import { refuse } from './app/errors/refusals.ts';
import { rootIn, showUnstarted } from './app/errors/unstarted.ts';
import { fetchFirstPage } from './app/fetch-first-page.ts';
import { followNavigation } from './app/follow-navigation.ts';
import { beginLater } from './app/later.ts';
import { goOffline, restoreLastRead } from './app/offline/go-offline.ts';
import { openFirstPage } from './app/open-first-page.ts';
import { reportLater } from './app/report-later.ts';
import { makeRouter } from './app/router.ts';
import { start, whenSessionEnds } from './app/sign-in/start.ts';
import { createQueryClient } from './platform/http/query-client.ts';
import { onSessionEnded } from './platform/http/refusal.ts';
import { trustStylesOnly } from './platform/trusted-types.ts';
import './ui/looks.ts';

trustStylesOnly();
const restore = restoreLastRead();
// In a task of its own: together with reading the code in, it would block a slow device.
setTimeout(begin);

function begin(): void {
  const client = createQueryClient(complain, refuse);
  const beginReporting = reportLater(client);
  const router = makeRouter(client);
  followNavigation(router);
  knowPages(router);
  keepPageWithoutNetwork();
  onSessionEnded(whenSessionEnds(client, () => void router.navigate({ to: '/signin' })));
  fetchFirstPage(router);
  // The first page is loaded before anything is drawn over the static shell.
  void start(client, router, restore)
    .then(() => openFirstPage(router, client))
    .then(() => draw(client, router), showUnstarted)
    .then(beginReporting);
}

function draw(client: QueryClient, router: AnyRouter): void {
  // The page's own title gives way to those of the screens.
  document.querySelector('head > title')?.remove();
  const place = document.getElementById('root');
  if (!place) return;
  goOffline(client);
  const root = rootIn(place);
  // In slices: a whole page in one piece would block a slow device for a third of a second.
  startTransition(() => {
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  beginLater(client, router);
}
