import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { setTabView } from '../../../platform/session/tab-view.ts';
import { deviceStore } from '../../../platform/storage.ts';
import { unsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { canvasFile } from '../effects/canvas-file.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

vi.mock('../effects/take-screenshot.ts', () => ({
  takeScreenshot: () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    canvas.getContext('2d');
    return canvasFile(canvas);
  },
}));

const PERSON = { name: 'Ann Lee', email: 'ann@muster.test' };

function Page({ sub }: { sub: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Feedback
      </button>
      {isOpen && <FeedbackDialog person={{ sub, ...PERSON }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A page with a verb for feedback, which is pressed. */
const openPage = async (sub: string) => {
  const { view } = await renderScreen({
    screen: () => <Page sub={sub} />,
    search: () => ({}),
    at: '/manager/projects',
    answer: () => ({ status: 201, body: { id: 'x' } }),
  });
  const message = view.getByLabelText('Message');
  const press = (name: string) => view.getByRole('button', { name }).click();
  const open = async () => {
    await press('Feedback');
    await expect.element(message).toBeVisible();
  };
  await open();
  const gone = () => expect.element(message).not.toBeInTheDocument();
  return { view, message, press, open, gone };
};

const cover = async (view: Awaited<ReturnType<typeof openPage>>['view']) => {
  await view.getByRole('radio', { name: 'Black out' }).click({ force: true });
  await view.getByRole('button', { name: 'Add an area' }).click();
};

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  setTabView(null);
  vi.restoreAllMocks();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => page.getByRole('button', { name: 'Keep for later' }).click()],
  ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
])('%s keeps what was typed; it is there again until it is discarded', async (how, close) => {
  const { view, message, open, gone, press } = await openPage(`typed-${how}`);
  await expect.element(view.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await message.fill('The board is slow');
  await view.getByLabelText('Name').fill('Ann');
  await close();
  await gone();
  await open();
  await expect.element(message).toHaveValue('The board is slow');
  await expect.element(view.getByLabelText('Name')).toHaveValue('Ann');
  await expect.element(view.getByText('What you began before is here again.')).toBeVisible();
  await press('Discard it');
  await expect.element(message).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await gone();
  await open();
  await expect.element(message).toHaveValue('');
});

test('the screenshot is kept with its blacked out areas, in this page alone and for this person alone', async () => {
  const { view, press, open, gone } = await openPage('pictured');
  await press('Take a screenshot');
  await cover(view);
  await press('Use this screenshot');
  const preview = view.getByAltText('The screenshot that will be sent, 400 by 200 pixels');
  await expect.element(preview).toBeVisible();
  expect(unsavedWork.get()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await gone();
  await open();
  await expect.element(preview).toBeVisible();
  await press('Crop or black out');
  await expect.element(view.getByRole('button', { name: 'Blacked out area 1' })).toBeInTheDocument();
  expect(deviceStore.read('draft.pictured.feedback')).toBeNull();
  await view.unmount();
  const other = await openPage('somebody else');
  await expect.element(other.view.getByRole('button', { name: 'Take a screenshot' })).toBeVisible();
});

test('what was drawn over a screenshot is lost to nobody’s Escape: that asks first', async () => {
  const { view, press } = await openPage('drawn');
  const area = view.getByRole('button', { name: 'Blacked out area 1' });
  await press('Take a screenshot');
  await cover(view);
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByRole('dialog', { name: 'Leave without this screenshot?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(area).toBeInTheDocument();
  await press('Use this screenshot');
  await press('Crop or black out');
  await cover(view);
  await press('Cancel');
  await expect.element(view.getByRole('dialog', { name: 'Leave the screenshot as it was?' })).toBeVisible();
  await press('Yes');
  await press('Crop or black out');
  await expect.element(area).toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: 'Blacked out area 2' })).not.toBeInTheDocument();
});

test('what was sent is kept no longer', async () => {
  const { view, message, press, open } = await openPage('sent');
  await message.fill('Fine');
  await expect.poll(() => deviceStore.read('draft.sent.feedback')).toContain('Fine');
  await press('Send feedback');
  await view.getByText('Your feedback has arrived.').click();
  await open();
  await expect.element(message).toHaveValue('');
  expect(deviceStore.read('draft.sent.feedback')).toBeNull();
});

test('whoever left while it was being sent is told where it failed, and finds it again', async () => {
  let fail = (): void => undefined;
  const failure = new Promise<Response>((done) => {
    fail = () => done(Response.json({ message: 'No.' }, { status: 418 }));
  });
  const { view, message, press, open, gone } = await openPage('left');
  vi.stubGlobal('fetch', () => failure);
  await message.fill('Never lost');
  await press('Send feedback');
  await userEvent.keyboard('{Escape}');
  await gone();
  fail();
  await expect.element(view.getByText('Your feedback could not be sent', { exact: true })).toBeVisible();
  await open();
  await expect.element(message).toHaveValue('Never lost');
});

test('whoever views as somebody else reads that it is sent in their own name', async () => {
  const { view, open, gone } = await openPage('viewing');
  await userEvent.keyboard('{Escape}');
  await gone();
  setTabView({ id: 'v', organization: 'a', name: 'a member' });
  await open();
  await expect.element(view.getByText(/sent in your own name/)).toBeVisible();
});
