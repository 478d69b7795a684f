import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { makeRouter } from './app/router.ts';
import { start, whenSessionEnds } from './app/start.ts';
import { createQueryClient } from './platform/query-client.ts';
import { onSessionEnded } from './platform/refusal.ts';

const client = createQueryClient(() => undefined);
const router = makeRouter(client);
onSessionEnded(whenSessionEnds(client, () => void router.navigate({ to: '/signin' })));
await start();
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
