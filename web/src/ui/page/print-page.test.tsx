import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import firstPage from '../../../index.html?raw';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PrintPage } from './print-page.tsx';

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

const show = () =>
  renderScreen({
    screen: () => (
      <PrintPage title="Growth plan" organization="Northgate" time="24 Nov 2026, 01:00">
        <p>Little on it</p>
      </PrintPage>
    ),
    ...{ search: () => ({}), at: '/print' },
    answer: () => undefined,
  });

beforeEach(() => page.viewport(1000, 1000));
afterEach(() => print(''));

/** Gives the page what index.html says of it before any other style is there. */
const likeTheFirstPaint = () => {
  const [, rules = ''] = /<style>([^<]*)<\/style>/.exec(firstPage) ?? [];
  expect(rules).toContain('body{');
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.prepend(style);
  onTestFinished(() => style.remove());
};

test('paper is white below the end of a page, too', async () => {
  likeTheFirstPaint();
  const { view } = await show();
  await expect.element(view.getByText('Little on it')).toBeVisible();
  await print('print');
  const colours = ['html', 'body', 'main'].map((part) => {
    const found = document.querySelector(part);
    return found && getComputedStyle(found).backgroundColor;
  });
  expect(colours).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

test('what is printed has its title, whose it is and when, and no verb', async () => {
  const { view } = await show();
  await print('print');
  await expect.element(view.getByRole('heading', { name: 'Growth plan', level: 1 })).toBeVisible();
  await expect.element(view.getByText(/^Northgate/)).toBeVisible();
  expect(view.getByRole('button', { name: /Print/ }).elements()).toEqual([]);
});
