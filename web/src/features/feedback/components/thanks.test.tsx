import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { THANKS_MS, Thanks } from './thanks.tsx';

afterEach(() => vi.useRealTimers());

test('thanks go by themselves after 5 s', async () => {
  expect(THANKS_MS).toBe(5_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClose = vi.fn();
  await render(<Thanks onClose={onClose} />);
  vi.advanceTimersByTime(4_999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('or at a click', async () => {
  const onClose = vi.fn();
  const view = await render(<Thanks onClose={onClose} />);
  await view.getByText('Your feedback has arrived.').click();
  expect(onClose).toHaveBeenCalledOnce();
});
