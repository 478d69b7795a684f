import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatusSteps } from './status-steps.tsx';

test('a rejected day is at its first step again, which says so, and who sent it back', async () => {
  const view = await render(<StatusSteps status="rejected" rejectedBy="Maren Holt" />);
  await expect.element(view.getByRole('list', { name: 'State: Rejected' })).toBeVisible();
  await expect.element(view.getByText('Rejected', { exact: true })).toHaveAttribute('aria-current', 'step');
  await expect.element(view.getByText('Rejected by Maren Holt: change it, or withdraw it')).toBeVisible();
  expect(view.getByText('Draft').elements()).toEqual([]);
});

test('any other day names its steps as they are', async () => {
  const view = await render(<StatusSteps status="submitted" />);
  await expect.element(view.getByRole('list', { name: 'State: Submitted' })).toBeVisible();
  await expect.element(view.getByText('Draft')).toBeVisible();
});
