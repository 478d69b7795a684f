import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mentionToken } from '#contract/comments/mentions.ts';
import { AISHA, record, showLog } from '../../../../test/ops-log.tsx';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 900);
});

test('somebody mentioned stands in the timeline and in the entry by their name of today', async () => {
  const said = { body: `${mentionToken(AISHA.id)}: look at gate 3`, mentions: [AISHA] };
  const { view } = await showLog([record(5, said)], {}, { at: `?entry=${record(5).id}` });
  await expect
    .element(view.getByRole('article', { name: 'Record 5' }).getByText('@Aisha Khan'))
    .toBeVisible();
  await expect.element(view.getByRole('dialog').getByText('@Aisha Khan')).toBeVisible();
});

test('an @ in the details offers people, and whoever is chosen is sent as an id', async () => {
  const people = { data: [{ ...AISHA, initials: 'AK', position: 'Coordinator' }] };
  const { view, asked } = await showLog([], {
    'GET /mentionable': () => ({ body: people }),
  });
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, 'Gate jammed{Enter}');
  const details = view.getByRole('textbox', { name: 'Details' });
  await expect.element(details).toHaveFocus();
  await userEvent.keyboard('@ais');
  await expect.element(view.getByText('Coordinator')).toBeVisible();
  await userEvent.keyboard('{Enter}look, please');
  await expect.element(details).toHaveValue('@Aisha Khan look, please');
  await view.getByRole('button', { name: 'Write' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body.body)
    .toBe(`${mentionToken(AISHA.id)} look, please`);
});
