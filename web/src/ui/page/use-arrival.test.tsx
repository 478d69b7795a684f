import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useArrival } from './use-arrival.ts';

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  scrollTo(0, 0);
});

function Long({ above, isHere }: { above: number; isHere: boolean }) {
  useArrival('there', isHere);
  return (
    <>
      <div style={{ height: above }} />
      <h2 id="there">There</h2>
      <div style={{ height: 3_000 }} />
    </>
  );
}

const topOf = () => Math.abs(Math.round(document.getElementById('there')?.getBoundingClientRect().top ?? -1));

test('whoever followed a link to a place stays there while what is above it comes, until they go on themselves', async () => {
  history.replaceState(null, '', '#there');
  const view = await render(<Long above={400} isHere={false} />);
  expect(topOf()).toBeGreaterThan(300);
  await view.rerender(<Long above={400} isHere />);
  await view.rerender(<Long above={1_500} isHere />);
  await expect.poll(topOf).toBe(0);
  // As a router does that begins a page at its top.
  scrollTo(0, 0);
  await expect.poll(topOf).toBe(0);
  await userEvent.keyboard('{Home}');
  scrollTo(0, 0);
  await expect.poll(topOf).toBeGreaterThan(1_000);
  await new Promise(requestAnimationFrame);
  expect(topOf()).toBeGreaterThan(1_000);
});

test('a page without such an address stays at its beginning', async () => {
  await render(<Long above={400} isHere />);
  await new Promise(requestAnimationFrame);
  expect(topOf()).toBeGreaterThan(300);
});
