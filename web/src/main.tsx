import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { complain } from './app/errors/complain.ts';
import { keepPageWithoutNetwork } from './app/errors/keep-page.ts';
import { refuse } from './app/errors/refusals.ts';
import { showUnstarted } from './app/errors/unstarted.ts';
import { fetchFirstPage } from './app/fetch-first-page.ts';
import { followNavigation } from './app/follow-navigation.ts';
import { makeRouter } from './app/router.ts';
import { start, whenSessionEnds } from './app/sign-in/start.ts';
import { createQueryClient } from './platform/http/query-client.ts';
import { onSessionEnded } from './platform/http/refusal.ts';
import { trustStylesOnly } from './platform/trusted-types.ts';

trustStylesOnly();
const client = createQueryClient(complain, refuse);
const router = makeRouter(client);
followNavigation(router);
keepPageWithoutNetwork();
onSessionEnded(whenSessionEnds(client, () => void router.navigate({ to: '/signin' })));
fetchFirstPage(router);
// Not a top-level await: chunks that import this one would wait for it, and it for them.
// The first page is loaded before anything is drawn over the static shell.
void start(client, router)
  .then(() => router.load())
  .then(render, showUnstarted);

function render(): void {
  // The page's own title gives way to those of the screens.
  document.querySelector('head > title')?.remove();
  const place = document.getElementById('root');
  if (!place) return;
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
