import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftAnswer, moveOf, showDraft } from '../../../../test/drafts.ts';
import { IDRIS, MAREN, NIGHT, OONA, RAFE, SOFIA } from '../../../../test/org-chart.ts';
import { refusal } from '../../../../test/org-chart-screen.tsx';
import type { Asked } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const putsOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

type View = Awaited<ReturnType<typeof showDraft>>['view'];
const drafted = (view: View) => view.getByRole('region', { name: 'Drafted' });
const item = (view: View, name: RegExp) => drafted(view).getByRole('treeitem', { name });

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    clientX: x + width / 2,
    clientY: y + height / 2,
    bubbles: true,
    pointerId: 1,
    pointerType: 'mouse',
  };
};

/** Draws a card onto another one, and lets go where `isLetGo`. */
const draw = async (view: View, from: RegExp, onto: RegExp, isLetGo = true) => {
  await expect.element(item(view, from)).toBeVisible();
  const [card, other] = [item(view, from).element(), item(view, onto).element()];
  card.dispatchEvent(new PointerEvent('pointerdown', { ...middleOf(card), button: 0 }));
  const at = middleOf(other);
  window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: at.clientX - 9 }));
  window.dispatchEvent(new PointerEvent('pointermove', at));
  if (isLetGo) window.dispatchEvent(new PointerEvent('pointerup', at));
};

test('a card that is drawn onto another one answers to them in the draft, and the toast takes it back', async () => {
  const { view, asked } = await showDraft({ draft: draftAnswer(), at: '&layers=9' });
  await draw(view, /^Idris Bello/, /^Rafe Dunn/);
  await expect.element(view.getByText('Idris Bello would answer to Rafe Dunn, in the draft')).toBeVisible();
  await expect.element(item(view, /^Idris Bello.*Manager: .*Rafe Dunn/)).toBeVisible();
  expect(putsOf(asked)).toEqual([
    { version: 4, move: { kind: 'person', member_id: IDRIS, changes: { manager_id: RAFE } } },
  ]);
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(view.getByText('Nobody moves yet')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/remove')).map(({ body }) => body)).toEqual([
    { version: 5 },
  ]);
});

test('what a rule forbids is said while the card is drawn, in the words of the server, and nothing is sent', async () => {
  const { view, asked } = await showDraft({ draft: draftAnswer(), at: '&layers=9' });
  await draw(view, /^Maren Holt/, /^Idris Bello/, false);
  await expect
    .element(view.getByText('Maren Holt would be above themselves: choose somebody else.'))
    .toBeVisible();
  expect(item(view, /^Idris Bello/).element().dataset.drop).toBe('broken');
  window.dispatchEvent(new PointerEvent('pointerup', middleOf(item(view, /^Idris Bello/).element())));
  await expect.element(view.getByText('Maren Holt could not be moved')).toBeVisible();
  expect(putsOf(asked)).toEqual([]);
});

test('a free seat is taken by whoever is drawn onto it, below whoever it belongs to', async () => {
  const { view, asked } = await showDraft({ draft: draftAnswer(), at: '&layers=9' });
  await draw(view, /^Idris Bello/, /^Night operations/);
  await expect
    .poll(() => putsOf(asked))
    .toEqual([
      {
        version: 4,
        move: { kind: 'person', member_id: IDRIS, changes: { position_id: NIGHT, manager_id: MAREN } },
      },
    ]);
  await draw(view, /^Rafe Dunn/, /^Sofia Lindqvist/);
  await expect.poll(() => putsOf(asked).at(-1)?.move.changes).toEqual({ manager_id: SOFIA });
});

test('keys pick somebody up, say what each place would mean, and put them down', async () => {
  const { view, asked } = await showDraft({ draft: draftAnswer(), at: '&layers=9&view=list' });
  await expect.element(item(view, /^Maren Holt/)).toBeVisible();
  item(view, /^Maren Holt/)
    .element()
    .focus();
  await userEvent.keyboard('{Control>}x{/Control}');
  const words = () => drafted(view).getByRole('status').element().textContent;
  await expect.poll(words).toMatch(/^Moving Maren Holt.*press Enter/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(words).toMatch(/would be above themselves/);
  await userEvent.keyboard('{Enter}');
  expect(putsOf(asked)).toEqual([]);
  await userEvent.keyboard('rafe');
  await expect.poll(words).toMatch(/Maren Holt would answer to Rafe Dunn: Enter does it/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => putsOf(asked).map(({ move }) => move.changes)).toEqual([{ manager_id: RAFE }]);
  await expect.poll(words).toBe('');
});

test('Escape leaves whoever was picked up where they are', async () => {
  const { view, asked } = await showDraft({ draft: draftAnswer(), at: '&layers=9&view=list' });
  await expect.element(item(view, /^Maren Holt/)).toBeVisible();
  item(view, /^Maren Holt/)
    .element()
    .focus();
  await userEvent.keyboard('{Control>}x{/Control}{ArrowUp}{Escape}');
  await expect.element(view.getByText('Maren Holt stays where they are')).toBeVisible();
  expect(putsOf(asked)).toEqual([]);
});

test('the form of a card moves somebody, keeps what the draft said of them besides, and stays open where it is refused', async () => {
  const was = moveOf({
    changes: { title: 'Head of operations' },
    before: { title: 'Operations manager' },
    names: {},
  });
  let isRefused = true;
  const { view, asked } = await showDraft({
    draft: draftAnswer([was]),
    at: `&card=${IDRIS}`,
    write: () =>
      isRefused ? refusal(422, 'not-a-draft', 'This reorganisation was applied already.') : undefined,
  });
  await view.getByRole('button', { name: 'Move…' }).click();
  const dialog = view.getByRole('dialog', { name: 'Where does Idris Bello go?' });
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Head of operations');
  await dialog.getByRole('combobox', { name: 'Manager' }).click();
  expect(dialog.getByRole('option', { name: /Callum Reid/ }).elements()).toEqual([]);
  await dialog.getByRole('option', { name: /Oona Keane/ }).click();
  await dialog.getByRole('button', { name: 'Draft the move' }).click();
  await expect.element(dialog.getByText('This reorganisation was applied already.')).toBeVisible();
  isRefused = false;
  await dialog.getByRole('button', { name: 'Draft the move' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(putsOf(asked).at(-1)?.move.changes).toEqual({ manager_id: OONA, title: 'Head of operations' });
});

test('a draft that somebody else wrote meanwhile is read anew and the move asked for again, unless they moved the same person', async () => {
  const theirs = moveOf({
    changes: { manager_id: SOFIA ?? '' },
    names: { [SOFIA ?? '']: 'Sofia Lindqvist' },
  });
  let mode: 'other' | 'same' | 'none' = 'other';
  const { view, asked } = await showDraft({
    draft: draftAnswer(),
    at: '&layers=9',
    write: (_, become) => {
      if (mode === 'none') return undefined;
      become(draftAnswer(mode === 'same' ? [theirs] : [], { version: mode === 'same' ? 9 : 5 }));
      mode = 'none';
      return refusal(412, null, 'Somebody changed this.');
    },
  });
  await draw(view, /^Beatriz Alves/, /^Rafe Dunn/);
  await expect.poll(() => putsOf(asked).map(({ version }) => version)).toEqual([4, 5]);
  await expect.element(item(view, /^Beatriz Alves.*Rafe Dunn/)).toBeVisible();
  mode = 'same';
  await draw(view, /^Idris Bello/, /^Rafe Dunn/);
  await expect
    .element(view.getByText(/Somebody else has changed what this draft says of Idris Bello meanwhile/))
    .toBeVisible();
  await expect.element(item(view, /^Idris Bello.*Sofia Lindqvist/)).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => putsOf(asked).at(-1)?.version).toBe(9);
});
