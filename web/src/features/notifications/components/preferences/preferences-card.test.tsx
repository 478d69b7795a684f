import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import { wish, wishesAnswers } from '../../../../../test/wishes-answers.ts';
import { beginWithRoom, renderWishes, showWishes } from '../../../../../test/wishes-card.tsx';
import { unsavedWork } from '../../../../ui/form-page/unsaved-work.ts';

const MENTIONS = 'Email, Somebody mentions you';

beginWithRoom();

test('every way shows how it is now, the default as such; the inbox is always told and push has no digest', async () => {
  const shown = await showWishes({ preferences: [wish({ type: 'mention.added', mode: 'digest' })] });
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Digest');
  await expect.element(shown.way('Email, Your time is approved')).toHaveDisplayValue('Off (default)');
  const push = shown.way('Push, Somebody mentions you');
  await expect.element(push).toHaveDisplayValue('At once (default)');
  await expect.element(push).toHaveTextContent('At once (default)At onceOff');
  const row = shown.view.getByRole('row', { name: /^Somebody mentions you/ });
  await expect.element(row.getByText('Always')).toBeVisible();
});

test('a choice is sent at once and alone, and the toast takes it back', async () => {
  const shown = await showWishes({ preferences: [wish({ type: 'role.granted' })] });
  await shown.way(MENTIONS).selectOptions('Off');
  await expect.element(shown.view.getByText('Email, Somebody mentions you: Off')).toBeVisible();
  await shown.view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('At once (default)');
  const line = wish({ type: 'mention.added' });
  expect(shown.puts()).toEqual([{ preferences: [line] }, { preferences: [{ ...line, mode: null }] }]);
});

test('what can’t be saved stays chosen, says why beside it, and is tried again', async () => {
  const refused = { status: 500, body: { message: 'Something went wrong here.', request_id: 'r' } };
  let fails = true;
  const shown = await showWishes({}, () => (fails ? refused : undefined));
  await shown.way(MENTIONS).selectOptions('Off');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('Something went wrong here.');
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off');
  fails = false;
  await shown.view.getByRole('button', { name: `Try again: ${MENTIONS}` }).click();
  await expect.element(shown.way(MENTIONS)).not.toHaveAccessibleDescription();
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off');
});

test('an organization shows what it inherits, and goes back to it', async () => {
  const shown = await showWishes({
    preferences: [wish({ type: 'mention.added' }), wish({ organization_id: 'a', type: 'role.granted' })],
  });
  await shown.choose('Where it holds', 'A');
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
  await expect.element(shown.way('Email, You get a role')).toHaveDisplayValue('Off');
  await shown.view.getByRole('button', { name: 'Reset all of these' }).click();
  await expect.element(shown.way('Email, You get a role')).toHaveDisplayValue('At once (default)');
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
  expect(shown.puts()).toEqual([
    { preferences: [{ ...wish({ organization_id: 'a', type: 'role.granted' }), mode: null }] },
  ]);
});

test('a choice for a project holds there alone', async () => {
  const shown = await showWishes({ preferences: [wish({ organization_id: 'a', type: 'mention.added' })] });
  await shown.choose('Where it holds', 'A');
  await shown.choose('Project', 'Harbour HB-1');
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off (as in A)');
  await shown.way(MENTIONS).selectOptions('Digest');
  await expect.element(shown.view.getByText('Email, Somebody mentions you: Digest')).toBeVisible();
  await shown.choose('Project', 'Lighthouse');
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off (as in A)');
  expect(shown.puts()).toEqual([
    {
      preferences: [wish({ organization_id: 'a', project_id: 'p', type: 'mention.added', mode: 'digest' })],
    },
  ]);
});

test('what isn’t saved in another place is told of', async () => {
  let fails = true;
  const shown = await showWishes({}, () => (fails ? { status: 500, body: { message: 'No.' } } : undefined));
  await shown.way(MENTIONS).selectOptions('Off');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('No.');
  await shown.choose('Where it holds', 'A');
  const told = shown.view.getByText('One choice in another place isn’t saved.');
  await expect.element(told).toBeVisible();
  fails = false;
  await shown.view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off (as everywhere)');
});

test('preferences that can’t be loaded say so and are asked for again', async () => {
  let fails = true;
  const answer = wishesAnswers();
  const { view } = await renderWishes((asked) =>
    fails ? { status: 500, body: { message: 'No.', request_id: 'r-1' } } : answer(asked),
  );
  await expect.element(view.getByText('How you are told could not be loaded')).toBeVisible();
  fails = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByLabelText('Where it holds')).toBeVisible();
});

test('what isn’t saved is found again by whoever left the card and comes back, and can be saved then', async () => {
  let fails = true;
  const shown = await showWishes({}, () => (fails ? { status: 500, body: { message: 'No.' } } : undefined));
  await shown.way(MENTIONS).selectOptions('Off');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('No.');
  await shown.view.getByRole('button', { name: 'Leave' }).click();
  await expect.element(shown.way(MENTIONS)).not.toBeInTheDocument();
  expect(unsavedWork.get()).toBe(0);
  await shown.view.getByRole('button', { name: 'Come back' }).click();
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Off');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('No.');
  expect(unsavedWork.get()).toBe(1);
  fails = false;
  await shown.view.getByRole('button', { name: `Try again: ${MENTIONS}` }).click();
  await expect.element(shown.way(MENTIONS)).not.toHaveAccessibleDescription();
  expect(unsavedWork.get()).toBe(0);
});

test('whoever has left before a choice is refused is told', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = wishesAnswers({}, () => ({ status: 500, body: { message: 'No.' } }));
  const shown = await renderWishes(answer);
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof window.fetch>) => {
    if (given[1]?.method === 'PUT') await promise;
    return fetch(...given);
  });
  await shown.way(MENTIONS).selectOptions('Off');
  await shown.view.getByRole('button', { name: 'Leave' }).click();
  resolve();
  await expect.element(shown.view.getByText('A choice of yours isn’t saved yet')).toBeVisible();
  await expect.element(shown.view.getByText(/^Email, Somebody mentions you: Off\. It waits/)).toBeVisible();
});

const IMPORTS = 'Email, An import of yours is done';
const FEEDBACK = 'Email, Somebody sends feedback';
const MAY_IMPORT: Rule = ['p', 'manager', '*', '/imports', 'create', 'allow'];

test.each([
  ['a member', { role: 'member', rules: [] }, [false, false]],
  ['whoever may import', { role: 'manager', rules: [MAY_IMPORT] }, [true, false]],
  ['an administrator of one organization', {}, [true, false]],
  ['an administrator of everything', { atRoot: 'admin' }, [true, true]],
])('%s is asked about what can concern them', async (_, somebody, expected) => {
  const shown = await renderWishes(wishesAnswers(), somebody);
  await expect.element(shown.way(MENTIONS)).toBeVisible();
  expect([IMPORTS, FEEDBACK].map((name) => shown.way(name).elements().length > 0)).toEqual(expected);
});

test('what somebody chose stays to be taken back when it can’t concern them any more', async () => {
  const answer = wishesAnswers({ preferences: [wish({ type: 'import.finished' })] });
  const shown = await renderWishes(answer, { role: 'member', rules: [] });
  await expect.element(shown.way(IMPORTS)).toHaveDisplayValue('Off');
});

test('on a phone every category is a line that opens, and says what is chosen in it', async () => {
  await page.viewport(360, 800);
  const line = wish({ type: 'mention.added', mode: 'digest' });
  const shown = await showWishes({ preferences: [line] });
  const fold = shown.view.getByRole('button', { name: 'Mentions 1 chosen' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.scrollHeight).toBeLessThan(1_200);
  await fold.click();
  await expect.element(shown.way(MENTIONS)).toHaveDisplayValue('Digest');
  await expect.element(shown.way('Email, You get a role')).not.toBeInTheDocument();
  await expect.element(shown.view.getByRole('table')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('on a phone what couldn’t be saved stays in sight', async () => {
  await page.viewport(360, 800);
  const shown = await showWishes({}, () => ({ status: 500, body: { message: 'No.' } }));
  const fold = shown.view.getByRole('button', { name: /^Mentions/ });
  await fold.click();
  await shown.way(MENTIONS).selectOptions('Off');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('No.');
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(shown.way(MENTIONS)).toHaveAccessibleDescription('No.');
});
