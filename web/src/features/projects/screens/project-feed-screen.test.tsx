import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment, edit, happened, id, MAREN, said, TOM, thread, time } from '../../../../test/feed-items.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { activitySearch } from '../effects/activity-address.ts';
import { ProjectFeedScreen } from './project-feed-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

type Answers = Readonly<Record<string, (asked: Asked) => { status?: number; body?: unknown }>>;

const show = (items: readonly object[], answers: Answers = {}, at = '', rest: object = {}) =>
  renderScreen({
    screen: (search) => <ProjectFeedScreen project_id={HARBOUR_ID} search={search} />,
    search: activitySearch,
    at: `/manager/projects/${HARBOUR_ID}/activity${at}`,
    role: 'manager',
    answer: (asked) => {
      const { method, path } = asked;
      const below = path.replace(`/projects/${HARBOUR_ID}`, '');
      const answer = answers[`${method} ${below}`];
      if (answer) return answer(asked);
      if (path === `/projects/${HARBOUR_ID}`) return { body: projectDetail() };
      if (below === '/feed')
        return { body: { data: items, before: null, after: null, since: null, ...rest } };
      if (below === '/feed/visit') return { status: 204 };
      return { body: { data: [], before: null, after: null } };
    },
  });

test('time, edits and comments stand in one feed, with a line where the last visit ended', async () => {
  const items = [edit, said('a1', 'Gate 3 is closed.'), time('b1', 'Rounds')];
  const { view, asked } = await show(items, {}, '', { since: '2026-11-20T08:00:00.000Z' });
  await expect.element(view.getByText('Gate 3 is closed.')).toBeVisible();
  await expect.element(view.getByText(/archived the project/)).toBeVisible();
  await expect.element(view.getByText('Rounds')).toBeVisible();
  const [line, days] = [view.getByText(/new since your last visit/), view.getByRole('heading', { level: 2 })];
  await expect.element(line).toBeVisible();
  const order = [days.elements()[0], line.element(), days.elements()[1]];
  for (const [before, after] of [order.slice(0, 2), order.slice(1)])
    expect(before?.compareDocumentPosition(after ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.poll(() => asked.filter(({ method }) => method === 'PUT').length).toBe(1);
});

test('a mention is chosen by keyboard and sent as an id', async () => {
  const { view, asked } = await show([], {
    'GET /mentionable': ({ query }) => ({
      body: {
        data: [TOM, MAREN]
          .filter(({ name }) => name.toLowerCase().includes(query.get('q') ?? ''))
          .map((one) => ({ ...one, initials: 'MH', position: null })),
      },
    }),
    'POST /comments': () => ({ status: 201, body: comment('a9', 'Hi') }),
  });
  const box = view.getByRole('textbox', { name: 'Comment' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, 'Ask @');
  await expect.element(view.getByRole('option', { name: /Tomasz/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(view.getByRole('option', { name: /Maren/ })).toHaveAttribute('aria-selected', 'true');
  const area = box.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('A comment is written in an area.');
  // No frame is waited for: whoever types on at once types behind the name.
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect([area.value, area.selectionStart]).toEqual(['Ask @Maren Holt ', 'Ask @Maren Holt '.length]);
  await userEvent.keyboard('please{Control>}{Enter}{/Control}');
  await expect.element(box).toHaveValue('');
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ body: `Ask <@${MAREN.id}> please` });
});

test('what could not be sent stays, says why, and is there again later', async () => {
  const rule = {
    ...{ code: 'rule_broken', rule: 'mention-sees-project', message: 'No', why: null, request_id: '1' },
    fields: [{ field: 'body', message: 'Somebody may not see this.' }],
  };
  const { view } = await show([], { 'POST /comments': () => ({ status: 422, body: rule }) });
  const box = view.getByRole('textbox', { name: 'Comment' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, 'Gate 3');
  await view.getByRole('button', { name: 'Comment' }).click();
  await expect.element(view.getByText(/Somebody may not see this. It wasn’t sent/)).toBeVisible();
  await expect.element(box).toHaveValue('Gate 3');
  const kept = Object.keys(localStorage).filter((key) => key.includes(`comment.${HARBOUR_ID}`));
  expect(kept.map((key) => localStorage.getItem(key))).toEqual(['{"text":"Gate 3","people":[]}']);
});

test('one replies to a thread, and settles it', async () => {
  const { view, asked } = await show([said('a1', 'Who has the key?')], {
    'POST /comments': () => ({ status: 201, body: comment('a2', 'I have') }),
    [`POST /comments/${id('a1')}/resolve`]: () => ({ body: thread('a1', 'Who has the key?') }),
  });
  await view.getByRole('button', { name: 'Reply' }).click();
  const box = view.getByRole('textbox', { name: 'Reply' });
  await expect.element(box).toHaveFocus();
  await userEvent.type(box, 'I have');
  await view.getByRole('button', { name: 'Reply' }).click();
  await expect.element(box).not.toBeInTheDocument();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    body: 'I have',
    thread_id: id('a1'),
  });
  await view.getByRole('button', { name: 'Resolve' }).click();
  await expect.element(view.getByText('Thread resolved')).toBeVisible();
});

test('a settled thread is folded, and a deleted comment with replies says so', async () => {
  const resolved = { at: '2026-11-19T11:00:00.000Z', by: TOM };
  const gone = { deleted: true, body: '', replies: [comment('a3', 'Well', { thread_id: id('a2') })] };
  const { view } = await show([
    said('a1', 'Keys?', { resolved }),
    said('a2', '', { ...gone, reply_count: 1 }),
  ]);
  await expect.element(view.getByText('Resolved by Tomasz Wrona')).toBeVisible();
  await expect.element(view.getByText('This comment was deleted.')).toBeVisible();
  await expect.element(view.getByText('Well')).toBeVisible();
  expect(view.getByRole('article', { name: 'Comment by Maren Holt' }).elements().length).toBe(2);
  await view.getByRole('button', { name: 'Show' }).click();
  expect(view.getByRole('article', { name: 'Comment by Maren Holt' }).elements().length).toBe(3);
});

test('a comment of one’s own is deleted as it was seen, and Undo brings it back', async () => {
  const path = `/comments/${id('a1')}`;
  const { view, asked } = await show([said('a1', 'Gate 3', { own: true })], {
    [`DELETE ${path}`]: () => ({ status: 204 }),
    [`POST ${path}/restore`]: () => ({ body: comment('a1', 'Gate 3') }),
  });
  await view.getByRole('button', { name: 'Delete' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => asked.some(({ path: of }) => of.endsWith('/restore'))).toBe(true);
  expect(asked.find(({ method }) => method === 'DELETE')?.version).toBe('"3"');
});

test('an address leads to a comment, wherever in the feed it stands', async () => {
  const { view } = await show(
    [said('a1', 'Gate 3')],
    { [`GET /comments/${id('a7')}`]: () => ({ body: thread('a7', 'Long ago') }) },
    `?comment=${id('a7')}`,
  );
  await expect.element(view.getByText('The comment you came for')).toBeVisible();
  await expect.element(view.getByRole('article').first()).toHaveFocus();
  await expect.element(view.getByText('Long ago')).toBeVisible();
});

test('filters that match nothing say so, and leave the visit as it was', async () => {
  const { view, asked, address } = await show([], {}, '?kind=edit');
  await expect.element(view.getByText('Nothing matches these filters')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  await view.getByRole('button', { name: /Clear/ }).first().click();
  await expect.poll(address).toBe(`/manager/projects/${HARBOUR_ID}/activity`);
});

test('what came in bulk, and what was taken back, is told with how much it was', async () => {
  const file = { file_name: 'toggl.csv', entries: 652, seconds: 3_188_866 };
  const copied = { entries: 1, seconds: 5400, from_week: '2026-10-26' };
  const { view } = await show([
    happened('d2', 'project.time_copied', copied),
    happened('d3', 'project.import_undone', file),
    happened('d4', 'project.imported', file),
    happened('d5', 'project.created'),
  ]);
  await expect.element(view.getByText(/created the project/)).toBeVisible();
  const told = view.getByRole('list').getByRole('paragraph').elements();
  expect([...new Set(told.map(({ textContent }) => textContent))]).toEqual(
    [
      'copied 1 entry (1 h 30 min) from the week of 26 Oct',
      'took 652 imported entries (885 h 47 min) of toggl.csv back',
      'imported 652 entries (885 h 47 min) from toggl.csv',
      'created the project',
    ].map((what) => `Maren Holt ${what}`),
  );
});

test('time that was taken back leads to what takes it back, and the other way', async () => {
  const { view } = await show([
    time('b1', 'Not here', { reverses: { id: id('b2'), work_date: '2026-10-05' }, reversed_by: null }),
    time('b2', 'Rounds', { reverses: null, reversed_by: { id: id('b1'), work_date: '2026-11-02' } }),
  ]);
  for (const [name, day] of [
    ['Reverses time of 5 Oct 2026', '2026-10-05'],
    ['Reversed on 2 Nov 2026', '2026-11-02'],
  ] as const)
    await expect
      .element(view.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringContaining(`from=${day}&to=${day}&member_id=${TOM.id}`));
});
