import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mentionToken } from '#contract/comments/mentions.ts';
import { AISHA, broken, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';
import { keepSending } from '../../../platform/offline/unsent/keep-sending.ts';
import { readUnsent, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../../platform/offline/unsent/write-store.ts';

const stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  await forgetWrites('ada');
  await page.viewport(1440, 900);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onlineManager.setOnline(true);
});

test('whoever is mentioned in what waits stands there by name, is mended by name and sent as an id', async () => {
  let isMended = false;
  const { view, asked } = await showLog([], {
    'GET /mentionable': () => ({
      body: { data: [{ ...AISHA, initials: 'AK', position: null }] },
    }),
    'POST ': () =>
      isMended
        ? { status: 201, body: whole(record(51, { id: recordId(51) })) }
        : broken('outside-shift', 'body', 'You were not on shift then.'),
  });
  await readUnsent();
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, 'Gate jammed{Enter}');
  await expect.element(view.getByRole('textbox', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('@ais');
  await expect.element(view.getByRole('option', { name: /Aisha Khan/ })).toBeVisible();
  await userEvent.keyboard('{Enter}look, please');
  onlineManager.setOnline(false);
  await view.getByRole('button', { name: 'Write', exact: true }).click();
  const row = view.getByRole('article', { name: 'Gate jammed' });
  await expect.element(row.getByText('@Aisha Khan')).toBeVisible();

  onlineManager.setOnline(true);
  stops.push(keepSending({ whenStale: async () => null, whenLanded: async () => undefined }));
  await row.getByRole('button', { name: 'Mend…' }).click();
  const mending = view.getByRole('dialog', { name: 'Mend what was not written down' });
  await expect
    .element(mending.getByRole('textbox', { name: 'Details' }))
    .toHaveValue('@Aisha Khan look, please');
  isMended = true;
  await mending.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body.body);
  expect(new Set(sent)).toEqual(new Set([`${mentionToken(AISHA.id)} look, please`]));
});
