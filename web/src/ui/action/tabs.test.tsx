import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Tabs } from './tabs.tsx';

const LABELS = ['My leave', 'Approvals', 'Team calendar', 'Balances', 'Settings'];

test('the current one of more tabs than fit is in sight', async () => {
  const items = LABELS.map((label) => ({ id: label, label, href: '#', active: label === 'Settings' }));
  const view = await render(
    <UiProvider>
      <div style={{ width: 240 }}>
        <Tabs label="Leave" items={items} />
      </div>
    </UiProvider>,
  );
  const bar = view.getByRole('navigation').element().getBoundingClientRect();
  const tab = view.getByRole('link', { name: 'Settings' }).element().getBoundingClientRect();
  expect(tab.right).toBeLessThan(bar.right + 1);
  expect(tab.left).toBeGreaterThan(bar.left);
});

test('the current one stays in sight when counts come that push it along', async () => {
  const tabs = (count?: number) => (
    <UiProvider>
      <div style={{ width: 240 }}>
        <Tabs
          label="Leave"
          items={LABELS.map((label) => {
            const active = label === 'Settings';
            return { id: label, label, href: '#', active, ...(count && !active ? { count } : {}) };
          })}
        />
      </div>
    </UiProvider>
  );
  const view = await render(tabs());
  await view.rerender(tabs(128));
  const bar = view.getByRole('navigation').element().getBoundingClientRect();
  const tab = view.getByRole('link', { name: 'Settings' }).element().getBoundingClientRect();
  expect(tab.right).toBeLessThan(bar.right + 1);
});
