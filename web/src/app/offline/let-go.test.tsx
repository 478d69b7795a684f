import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepReads, keptReads } from '../../platform/offline/last-read/read-store.ts';
import { keepWrite, readUnsent, unsent } from '../../platform/offline/unsent/unsent.ts';
import { forgetWrites, storedBytes } from '../../platform/offline/unsent/write-store.ts';
import { question, questions } from '../../ui/feedback/question/question.ts';
import { QuestionDialog } from '../../ui/feedback/question/question-dialog.tsx';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { agrees, letGo } from './let-go.ts';

const LOG = { method: 'POST', path: '/logs' } as const;
const keep = (title: string) =>
  keepWrite({ endpoint: LOG, organization: 'a', subject: title, title, href: '/', input: {} });

beforeEach(async () => {
  signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  questions.set([]);
  await forgetWrites('ada');
  await readUnsent();
});

const asking = () =>
  render(
    <UiProvider>
      <QuestionDialog />
    </UiProvider>,
  );

test('signing out asks about what was not sent yet and says how much it is; No keeps the person and the changes', async () => {
  const view = await asking();
  await keep('one');
  await keep('two');
  const stays = agrees();
  await expect.element(view.getByText('Sign out and lose 2 changes that were not sent yet?')).toBeVisible();
  await view.getByRole('button', { name: 'No' }).click();
  expect(await stays).toBe(false);
  expect((await readUnsent()).length).toBe(2);
});

test('Yes lets go of the changes, and of everything that was read', async () => {
  const view = await asking();
  const state = { data: 'Harbour', dataUpdatedAt: Date.now(), status: 'success' };
  await keepReads('ada', [{ queryKey: ['projects', 'a'], queryHash: 'h', state, dehydratedAt: 0 } as never]);
  await keep('one');
  const leaves = agrees();
  await view.getByRole('button', { name: 'Yes' }).click();
  expect(await leaves).toBe(true);
  await letGo();
  expect([await readUnsent(), unsent.now().writes, await keptReads('ada', 'a')]).toEqual([[], [], []]);
});

test('photos that wait go with their entry, in whichever organization it was written', async () => {
  const view = await asking();
  const photo = {
    kept: 'seal',
    key: 'seal',
    name: 'seal.png',
    type: 'image/png',
    bytes: 3,
    isHere: true,
    id: null,
  };
  const entry = { endpoint: LOG, subject: 'one', title: 'one', href: '/', input: {} };
  const carries = { to: LOG, at: 'files', files: [photo] };
  await keepWrite({ ...entry, organization: 'b', carries }, [['seal', new ArrayBuffer(3)]]);
  const leaves = agrees();
  await view.getByRole('button', { name: 'Yes' }).click();
  expect(await leaves).toBe(true);
  await letGo();
  expect([await readUnsent(), await storedBytes('ada', 'seal')]).toEqual([[], undefined]);
});

test('nobody is asked anything where nothing waits', async () => {
  expect(await agrees()).toBe(true);
  expect(questions.get()).toEqual([]);
  expect(question).toBeDefined();
});

test('signing out ends pushes to this browser, and goes on where that fails', async () => {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const found = vi.spyOn(navigator.serviceWorker, 'getRegistration');
  found.mockImplementation(async () => Object.assign(Object.create(ServiceWorkerRegistration.prototype), {}));
  vi.spyOn(ServiceWorkerRegistration.prototype, 'pushManager', 'get').mockReturnValue(
    Object.assign(Object.create(PushManager.prototype), pushManager),
  );
  await letGo();
  expect(unsubscribe).toHaveBeenCalledOnce();
  unsubscribe.mockRejectedValueOnce(new Error('gone'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(letGo()).resolves.toBeUndefined();
  vi.restoreAllMocks();
});
