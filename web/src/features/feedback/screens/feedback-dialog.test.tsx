import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { reportTo } from '../../../platform/reporting.ts';
import { canvasFile } from '../effects/canvas-file.ts';
import { takeScreenshot } from '../effects/take-screenshot.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

vi.mock('../effects/take-screenshot.ts', () => ({ takeScreenshot: vi.fn() }));

const picture = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 200;
  return canvasFile(canvas);
};
const reported = vi.fn();
beforeEach(async () => {
  await page.viewport(1440, 900);
  reportTo(reported);
  vi.mocked(takeScreenshot).mockImplementation(picture);
});
afterEach(() => {
  vi.restoreAllMocks();
  reported.mockClear();
});

const ANN = { name: 'Ann Lee', email: 'ann@muster.test' };
let count = 0;
/** The dialog, for somebody who has begun nothing yet. */
const open = async (answers: readonly object[] = [{ status: 201, body: { id: 'x' } }], who = ANN) => {
  count += 1;
  const person = { sub: `ann-${count}`, ...who };
  const left = [...answers];
  const onClose = vi.fn();
  const { view, asked } = await renderScreen({
    screen: () => <FeedbackDialog person={person} onClose={onClose} />,
    search: () => ({}),
    at: '/manager/projects?q=quay',
    answer: () => left.shift(),
  });
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Send feedback' })).toBeVisible();
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ form }) => form);
  const send = () => dialog.getByRole('button', { name: 'Send feedback' }).click();
  return { view, dialog, onClose, sent, send };
};
type Opened = Awaited<ReturnType<typeof open>>;

const take = async ({ dialog, view }: Opened) => {
  await dialog.getByRole('button', { name: 'Take a screenshot' }).click();
  const used = view.getByRole('button', { name: 'Use this screenshot' });
  await expect.element(used).toBeVisible();
  // The dialog takes the focus once it is back; keys that were pressed before would go astray.
  const hasFocus = () => used.query()?.closest('[role=dialog]')?.contains(document.activeElement);
  await expect.poll(hasFocus).toBe(true);
};
const use = ({ view }: Opened) => view.getByRole('button', { name: 'Use this screenshot' }).click();

test('name and e-mail come from the profile, and what is sent names them', async () => {
  const { dialog, view, sent, send } = await open();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Ann Lee');
  await dialog.getByLabelText('Message').fill('Fine');
  await send();
  await expect.element(view.getByText('Your feedback has arrived.')).toBeVisible();
  const [form] = sent();
  expect(form && Object.fromEntries(form)).toMatchObject({ ...ANN, message: 'Fine' });
  expect(form?.has('screenshot')).toBe(false);
});

test('name and e-mail are both required, and something has to be said; each is told beside its field', async () => {
  const { dialog, sent, send } = await open([], { name: '', email: '' });
  await send();
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  await expect
    .element(dialog.getByLabelText('E-mail'))
    .toHaveAccessibleDescription('Enter your e-mail address.');
  await expect
    .element(dialog.getByLabelText('Message'))
    .toHaveAccessibleDescription('Write what you want to tell us, or add a screenshot.');
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a refusal stands beside its field, and a server that fails gives the dialog back with what was typed', async () => {
  const fields = [{ field: 'email', message: 'Enter your e-mail address.' }];
  const { dialog, view, send } = await open([
    { status: 422, body: { code: 'invalid_input', message: 'No.', fields } },
    { status: 418, body: { message: 'I am a teapot.' } },
    { status: 201, body: { id: 'x' } },
  ]);
  await dialog.getByLabelText('Message').fill('Still here');
  await send();
  await expect.element(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(fields[0]?.message ?? '');
  await send();
  await expect.element(dialog.getByText(/^Your feedback could not be sent\./)).toBeVisible();
  await expect.element(dialog.getByLabelText('Message')).toHaveValue('Still here');
  await send();
  await expect.element(view.getByText('Your feedback has arrived.')).toBeVisible();
});

test('the dialog hides while the page is pictured, and comes back with the screenshot', async () => {
  let wasHidden = false;
  vi.mocked(takeScreenshot).mockImplementation(() => {
    wasHidden = document.querySelector('[data-feedback]') === null;
    return picture();
  });
  const opened = await open();
  await opened.dialog.getByLabelText('Message').fill('See this');
  await take(opened);
  expect(wasHidden).toBe(true);
  await use(opened);
  await expect
    .element(opened.view.getByAltText('The screenshot that will be sent, 400 by 200 pixels'))
    .toBeVisible();
  await expect.element(opened.dialog.getByLabelText('Message')).toHaveValue('See this');
  await opened.send();
  await expect.element(opened.view.getByText('Your feedback has arrived.')).toBeVisible();
  const file = opened.sent()[0]?.get('screenshot');
  expect(file instanceof File && [file.name, file.type]).toEqual(['screenshot.png', 'image/png']);
});

test.each([
  ['taken', () => vi.mocked(takeScreenshot).mockRejectedValue(new Error('cannot draw'))],
  ['cut', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
])('a screenshot that can’t be %s is told, reported, and gives the dialog back', async (what, fail) => {
  const opened = await open();
  await opened.dialog.getByLabelText('Message').fill('Still here');
  if (what === 'cut') await take(opened);
  fail();
  if (what === 'cut') await use(opened);
  else await opened.dialog.getByRole('button', { name: 'Take a screenshot' }).click();
  await expect.element(opened.view.getByText(/^The screenshot could not be taken\./)).toBeVisible();
  await expect.element(opened.dialog.getByLabelText('Message')).toHaveValue('Still here');
  const message = what === 'cut' ? 'cannot get canvas context' : 'cannot draw';
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message }), 'warning');
});

/** Keys go to what is focused, so it has to be there first. */
const focus = async (control: Locator) => {
  await expect.element(control).toBeVisible();
  control.query()?.focus();
  await expect.element(control).toHaveFocus();
};

test('the frame of the crop follows the keys, and can’t be made smaller than 33 px a side', async () => {
  const opened = await open();
  await take(opened);
  await focus(opened.view.getByLabelText('Edge of the part to keep: move it with the arrow keys (↘)'));
  await userEvent.keyboard(`{Control>}${'{ArrowLeft}{ArrowUp}'.repeat(5)}{/Control}`);
  await use(opened);
  await expect
    .element(opened.view.getByAltText('The screenshot that will be sent, 33 by 33 pixels'))
    .toBeVisible();
});

test('areas are blacked out, moved, stretched and removed by keys alone', async () => {
  const opened = await open();
  await take(opened);
  await opened.view.getByRole('radio', { name: 'Black out' }).click({ force: true });
  await opened.view.getByRole('button', { name: 'Add an area' }).click();
  const area = opened.view.getByRole('button', { name: 'Blacked out area 1' });
  await focus(area);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(area).toHaveStyle({ left: '37%', top: '39%', width: '30%', height: '13%' });
  await userEvent.keyboard('{Delete}');
  await expect.element(area).not.toBeInTheDocument();
});
