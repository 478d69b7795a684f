import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallError } from '../../platform/call-error.ts';
import { createQueryClient } from '../../platform/http/query-client.ts';
import { toasts } from '../../ui/feedback/toast/toast.ts';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { complain } from './complain.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import { refuse } from './refusals.ts';

const message = 'No rule of your roles allows “create” on /projects: it takes at least manager.';
const forbidden = new CallError('forbidden', 403, 'You are not authorized to do this.', {
  why: {
    action: 'create',
    object: '/projects',
    domain: '/org/a',
    allowed: false,
    rules: [],
    least: 'manager',
    message,
  },
});

test('a change that isn’t allowed raises no toast but a dialog, which says why when asked', async () => {
  const client = createQueryClient(complain, refuse);
  const screen = await render(
    <UiProvider>
      <RefusalDialog />
    </UiProvider>,
  );
  const observer = new MutationObserver(client, {
    mutationFn: () => Promise.reject(forbidden),
    meta: { toast: 'The project could not be saved' },
  });
  await observer.mutate().catch(() => undefined);
  await expect.element(screen.getByRole('dialog', { name: 'The project could not be saved' })).toBeVisible();
  expect(toasts.get()).toEqual([]);
  await screen.getByRole('button', { name: 'Why?' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
