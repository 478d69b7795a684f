import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { latePart } from './late-part.tsx';

afterEach(() => onlineManager.setOnline(true));

const Clock = ({ of }: { of: string }) => <p>Clock of {of}</p>;

test('a part of the frame comes after the page, and something stands in its place meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Clock>();
  const Late = latePart(
    () => promise,
    ({ of }: { of: string }) => <p>Wait, {of}</p>,
  );
  const view = await render(<Late of="Ada" />);
  await expect.element(view.getByText('Wait, Ada')).toBeVisible();
  resolve(Clock);
  await expect.element(view.getByText('Clock of Ada')).toBeVisible();
});

test('without a network a part of the frame is missing, the page is not, and it comes with the network', async () => {
  onlineManager.setOnline(false);
  const Late = latePart(async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch dynamically imported module');
    return Clock;
  });
  const view = await render(
    <>
      <h1>Projects</h1>
      <Late of="Ada" />
    </>,
  );
  await expect.element(view.getByRole('heading', { name: 'Projects' })).toBeVisible();
  onlineManager.setOnline(true);
  await expect.element(view.getByText('Clock of Ada')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Projects' })).toBeVisible();
});
