import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DetailPage } from './detail-page.tsx';

afterEach(() => page.viewport(1280, 900));

const named = (crumb: string) =>
  render(
    <UiProvider>
      <DetailPage title="Precision" crumbs={[{ label: 'RPAI', href: '/rpai' }, { label: crumb }]}>
        What was accepted
      </DetailPage>
    </UiProvider>,
  );
const said = () =>
  page
    .getByText('Precision', { exact: true })
    .elements()
    .filter((one) => one.checkVisibility()).length;

test('a phone says a page’s name once, and leaves no empty row where it would stand again', async () => {
  await page.viewport(360, 780);
  const view = await named('Precision');
  await expect.element(view.getByRole('heading', { name: 'Precision' })).toBeVisible();
  expect(said()).toBe(1);
  const heading = view.getByRole('heading').element().getBoundingClientRect();
  const content = view.getByText('What was accepted').element().getBoundingClientRect();
  expect(content.top - heading.bottom).toBeLessThan(40);
});

test('where the way says a code, the name stands below it', async () => {
  await page.viewport(360, 780);
  const view = await named('HRB-204');
  await expect.element(view.getByRole('heading', { name: 'HRB-204' })).toBeVisible();
  expect(said()).toBe(1);
});

test('a wide screen has the name as its heading, and the way above it', async () => {
  await page.viewport(1280, 900);
  const view = await named('Precision');
  await expect.element(view.getByRole('heading', { name: 'Precision' })).toBeVisible();
  expect(said()).toBe(2);
});
