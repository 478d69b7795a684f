import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { IdleTimer } from './idle-timer.tsx';

beforeEach(() => page.viewport(1440, 900));

const project = {
  id: 'p',
  code: 'HRB-204',
  name: 'Harbour',
  client: null,
  billable: true,
  service_ids: null,
};

/** The timer, and a button that draws it afresh, as coming back from the sign-in does. */
function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" id="afresh" onClick={() => setTimes(times + 1)}>
        Afresh
      </button>
      <IdleTimer key={times} />
    </>
  );
}

const comeBack = () => document.querySelector<HTMLButtonElement>('#afresh')?.click();

/** `isEnded`: the session has ended, so that every write answers 401. */
const shown = (isEnded: () => boolean) =>
  renderScreen({
    screen: () => <Page />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method }) => {
      if (method === 'GET') return { body: { projects: [project], services: [] } };
      return isEnded() ? { status: 401 } : { status: 201 };
    },
  });

test('what was typed into the idle timer outlives a session that ended, until it is started', async () => {
  let isEnded = true;
  const { view } = await shown(() => isEnded);
  const what = view.getByLabelText('What are you working on?');
  await what.fill('Gate 3 barrier');
  await view.getByRole('combobox', { name: 'Project' }).click();
  await view.getByRole('option', { name: /HRB-204/ }).click();
  await view.getByRole('button', { name: 'Start' }).click();
  comeBack();
  await expect.element(what).toHaveValue('Gate 3 barrier');
  await expect.element(view.getByRole('combobox', { name: 'Project' })).toHaveValue('HRB-204 Harbour');
  isEnded = false;
  await view.getByRole('button', { name: 'Start' }).click();
  await expect.element(what).toHaveValue('');
  comeBack();
  await expect.element(what).toHaveValue('');
});

test('on a phone the form is open again with what was typed, and cancelling ends that', async () => {
  await page.viewport(360, 800);
  const { view } = await shown(() => true);
  const start = view.getByRole('button', { name: 'Start', exact: true });
  const dialog = view.getByRole('dialog');
  const what = dialog.getByLabelText('What are you working on?');
  await start.click();
  await what.fill('Gate 3 barrier');
  comeBack();
  await expect.element(what).toHaveValue('Gate 3 barrier');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  comeBack();
  await expect.element(start).toBeVisible();
  expect(dialog.elements()).toEqual([]);
});
