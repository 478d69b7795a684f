import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../action/button.tsx';
import { Select } from '../form/select.tsx';
import { TextField } from '../form/text-field.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Dialog, DialogVerbs } from './dialog.tsx';

const nothing = () => undefined;
const closed: unknown[] = [];

function Sample({ field }: { field?: 'text' | 'choice' }) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Cancel the project" onClose={() => setOpen(false)}>
        {field === 'text' && <TextField label="Reason" value="" onChange={nothing} />}
        {field === 'choice' && (
          <Select
            label="Project"
            options={[{ value: 'a', label: 'Harbour' }]}
            value={null}
            onChange={nothing}
            searchable
          />
        )}
        <DialogVerbs>
          <Button>Keep it</Button>
          <Button variant="primary">Cancel it</Button>
        </DialogVerbs>
      </Dialog>
    </UiProvider>
  );
}

const opened = async (field?: 'text' | 'choice') => {
  await page.viewport(1280, 800);
  const screen = await render(field ? <Sample field={field} /> : <Sample />);
  await screen.getByRole('button', { name: 'Open' }).click();
  return screen;
};

test('a dialog begins at its first field, not at the cross', async () => {
  const screen = await opened('text');
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
});

test('a list to choose from stays closed while it only has the focus, and Escape closes the dialog', async () => {
  const screen = await opened('choice');
  await expect.element(screen.getByRole('combobox', { name: 'Project' })).toHaveFocus();
  expect(screen.getByRole('option').elements()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Harbour' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog without fields begins at its primary verb, and gives the focus back', async () => {
  const screen = await opened();
  await expect.element(screen.getByRole('button', { name: 'Cancel it' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([
  [true, 0],
  ['beside', 1],
] as const)(
  'where persistent is %s a click beside the dialog leaves it open, and it has %i cross',
  async (persistent, crosses) => {
    await page.viewport(1280, 800);
    const screen = await render(
      <UiProvider>
        <Dialog open title="Feedback" persistent={persistent} onClose={() => closed.push(persistent)}>
          Tell us
        </Dialog>
      </UiProvider>,
    );
    await expect.element(screen.getByText('Tell us')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    expect(closed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(crosses);
  },
);
test.each([360, 768, 1280])('at %i px the cross stands level with the title', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const middleOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const cross = middleOf(screen.getByRole('button', { name: 'Close' }).element());
  expect(cross).toBeCloseTo(
    middleOf(screen.getByRole('heading', { name: 'Cancel the project' }).element()),
    0,
  );
});

function Leading() {
  const [open, setOpen] = useState(false);
  const led = useRef<HTMLElement>(null);
  const lead = () => {
    setOpen(false);
    led.current?.focus();
  };
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <article ref={led} tabIndex={-1} aria-label="Answer" />
      <Dialog open={open} title="Inbox" onClose={() => setOpen(false)}>
        <Button onClick={lead}>Lead on</Button>
      </Dialog>
    </UiProvider>
  );
}

test('what a dialog led to keeps the focus when the dialog is gone; one that is only closed gives it back', async () => {
  const screen = await render(<Leading />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Lead on' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('article')).toHaveFocus();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

/** A dialog whose verb keeps from being pressed again what opened it. */
function Once() {
  const [step, setStep] = useState<'before' | 'open' | 'done'>('before');
  return (
    <UiProvider>
      <main id="content" tabIndex={-1}>
        <Button disabled={step === 'done'} onClick={() => setStep('open')}>
          Send
        </Button>
        <Dialog open={step === 'open'} title="Send it" onClose={nothing}>
          <Button onClick={() => setStep('done')}>Now</Button>
        </Dialog>
      </main>
    </UiProvider>
  );
}

test('where what opened a dialog can’t have the focus again, the content of the page gets it', async () => {
  const screen = await render(<Once />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await screen.getByRole('button', { name: 'Now' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
