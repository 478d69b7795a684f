import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toast, toasts } from '../ui/feedback/toast/toast.ts';
import { Asked } from './asked.tsx';
import { Late, latePart } from './late-part.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  toast.clear();
});

const Clock = ({ of }: { of: string }) => <p>Clock of {of}</p>;
const fetchClock = async () => {
  if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch dynamically imported module');
  return Clock;
};

test('a part of the frame comes after the page, and something stands in its place meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Clock>();
  const clock = latePart(() => promise);
  const view = await render(
    <Late part={clock} meanwhile={<p>Wait</p>}>
      {(Part) => <Part of="Ada" />}
    </Late>,
  );
  await expect.element(view.getByText('Wait')).toBeVisible();
  resolve(Clock);
  await expect.element(view.getByText('Clock of Ada')).toBeVisible();
});

test('without a network a part that was asked for is missing and said so, the page stays, and it comes with the network', async () => {
  onlineManager.setOnline(false);
  const clock = latePart(fetchClock);
  const takeBack = vi.fn();
  const view = await render(
    <>
      <h1>Projects</h1>
      <Asked part={clock} onMissing={takeBack}>
        {(Part) => <Part of="Ada" />}
      </Asked>
    </>,
  );
  await expect
    .poll(() => toasts.get().map(({ title, err }) => [title, err !== undefined]))
    .toEqual([['You are offline. This can be opened as soon as you are back.', true]]);
  expect(takeBack).toHaveBeenCalledTimes(1);
  await expect.element(view.getByRole('heading', { name: 'Projects' })).toBeVisible();
  onlineManager.setOnline(true);
  await expect.element(view.getByText('Clock of Ada')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Projects' })).toBeVisible();
});
