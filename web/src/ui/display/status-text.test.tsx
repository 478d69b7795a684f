import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { StatusText } from './status-text.tsx';

const WORDS = 'Somebody else saved this note meanwhile, both are below';

test('a status wraps where room is short, with its icon beside the first line', async () => {
  const screen = await render(
    <UiProvider>
      <div style={{ width: 140 }} data-testid="room">
        <StatusText tone="warn">{WORDS}</StatusText>
      </div>
    </UiProvider>,
  );
  const room = screen.getByTestId('room').element();
  expect(room.scrollWidth).toBeLessThanOrEqual(140);
  const words = screen.getByText(WORDS).element().getBoundingClientRect();
  const icon = room.querySelector('svg')?.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(room).lineHeight);
  expect(words.height).toBeGreaterThan(1.5 * line);
  expect(icon?.top).toBeCloseTo(words.top, 0);
  expect(icon?.height).toBeCloseTo(line, 0);
});
