import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AddressText } from './address-text.tsx';

const ADDRESS = 'accounts.receivable@aldermouth.example';

test('a long address breaks before its marks, is read and copied whole, and stays within its room', async () => {
  const screen = await render(
    <div style={{ width: 190, overflowWrap: 'anywhere' }} data-testid="room">
      <AddressText>{ADDRESS}</AddressText>
    </div>,
  );
  const room = screen.getByTestId('room').element();
  expect(room.scrollWidth).toBeLessThanOrEqual(190);
  expect(room.textContent).toBe(ADDRESS);
  const tops = new Map<number, string>();
  for (const node of room.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    expect(boxes).toHaveLength(1);
    const top = Math.round(boxes[0]?.top ?? 0);
    tops.set(top, (tops.get(top) ?? '') + node.textContent);
  }
  expect([...tops.values()].slice(1).every((line) => /^[@.]/.test(line))).toBe(true);
  expect(tops.size).toBeGreaterThan(1);
});
