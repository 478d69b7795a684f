import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  const { manager, coordinator } = desk;
  const at = (hour: number) => ({ occurred_at: `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z` });
  await desk.write({ ...at(8), title: 'Gate opened', tags: ['gate'], people: [manager.member] });
  await desk.write({ ...at(11), title: 'Crane stopped', body: 'Oil on the Brücke', type: 'equipment' });
  const fire = { ...at(9), title: 'Fire at berth 2', type: 'incident', severity: 'sev1' };
  const incident = await desk.entry({ ...fire, tags: ['fire'], location: 'Berth 2' });
  await desk.write({
    ...{ ...at(10), title: 'Order hoses', type: 'decision', severity: 'sev4' },
    follow_up: { owner_id: coordinator.member, due: '2036-06-01' },
  });
  const closed = await desk.entry({ ...at(7), title: 'Gate jammed', type: 'incident', severity: 'sev4' });
  for (const to of ['acknowledged', 'resolved', 'closed'] as const) await desk.step(closed, to);
  await desk.correct(incident, { ...at(12), title: 'Fire at berth 3', severity: 'sev1' });
});
afterAll(() => desk.muster.close());

const titles = async (query: Record<string, unknown> = {}) =>
  (await desk.list(query)).body.data.map(({ title }: { title: string }) => title);

test('entries and corrections stand in the order in which things happened, last first; steps are not among them', async () => {
  expect(await titles()).toEqual([
    ...['Fire at berth 3', 'Crane stopped', 'Order hoses', 'Fire at berth 2', 'Gate opened', 'Gate jammed'],
  ]);
});

test.each([
  ['a type', { type: ['equipment'] }, ['Crane stopped']],
  ['several types', { type: ['equipment', 'decision'] }, ['Crane stopped', 'Order hoses']],
  ['a severity', { severity: ['sev4'] }, ['Order hoses', 'Gate jammed']],
  [
    'several severities',
    { severity: ['sev1', 'info'] },
    ['Fire at berth 3', 'Crane stopped', 'Fire at berth 2', 'Gate opened'],
  ],
  [
    'types and severities',
    { type: ['incident', 'note'], severity: ['sev4', 'info'] },
    ['Gate opened', 'Gate jammed'],
  ],
  [
    'types and a time',
    { type: ['incident', 'note'], from: '2026-03-02T09:00:00Z' },
    ['Fire at berth 3', 'Fire at berth 2'],
  ],
  ['what is to be done of a type', { open: 'yes', type: ['incident'] }, ['Fire at berth 2']],
  [
    'a time, its end left out',
    { from: '2026-03-02T08:00:00Z', to: '2026-03-02T10:00:00Z' },
    ['Fire at berth 2', 'Gate opened'],
  ],
  ['what is still to be done', { open: 'yes' }, ['Order hoses', 'Fire at berth 2']],
  ['a tag', { tag: 'fire' }, ['Fire at berth 2']],
  ['a word', { q: 'crane' }, ['Crane stopped']],
  ['words, the last one as it begins', { q: 'fire bert' }, ['Fire at berth 3', 'Fire at berth 2']],
  ['a word of the text in other letters', { q: 'BRÜCKE' }, ['Crane stopped']],
  ['a word and a type', { q: 'gate', type: ['note'] }, ['Gate opened']],
  ['a word and what is still to be done', { q: 'fire', open: 'yes' }, ['Fire at berth 2']],
  ['a word and a severity', { q: 'gate', severity: ['sev4', 'sev1'] }, ['Gate jammed']],
  ['a word and a time', { q: 'gate', to: '2026-03-02T08:00:00Z' }, ['Gate jammed']],
  ['signs that mean something to a search', { q: "'!&|:*(" }, []],
  ['nothing that is there', { q: 'flood' }, []],
])('the list is filtered by %s', async (_, query, wanted) => {
  expect(await titles(query)).toEqual(wanted);
});

test('the list is filtered by somebody concerned', async () => {
  expect(await titles({ member_id: desk.manager.member })).toEqual(['Gate opened']);
  expect(await titles({ member_id: desk.coordinator.member })).toEqual([]);
});

test.each([
  {},
  { q: 'b' },
  { type: ['incident', 'decision', 'note'] },
  { severity: ['sev1', 'info'], type: ['incident', 'note', 'equipment'] },
])('pages of %s follow each other, and lead back', async (query) => {
  const all = await titles(query);
  const seen: string[] = [];
  let page = (await desk.list({ ...query, per_page: 2 })).body;
  for (;;) {
    seen.push(...page.data.map(({ title }: { title: string }) => title));
    if (!page.after) break;
    const { after } = page;
    page = (await desk.list({ ...query, per_page: 2, after })).body;
  }
  expect(seen).toEqual(all);
  const before = (await desk.list({ ...query, per_page: 2, before: page.before })).body;
  expect(before.data.map(({ title }: { title: string }) => title)).toEqual(
    all.slice(-2 - page.data.length, -page.data.length),
  );
});

test('a project whose log is empty answers an empty list, one of nowhere that it is not there', async () => {
  expect((await desk.list({}, desk.coordinator, await desk.makeProject())).body.data).toEqual([]);
  expect((await desk.list({}, desk.coordinator, crypto.randomUUID())).status).toBe(404);
});

test('a correction that repeats the time of its entry stands above it', async () => {
  const { body } = await desk.write({ title: 'Berth 6', tags: ['repeated'] });
  await desk.correct(body.id, { title: 'Berth 8', tags: ['repeated'], occurred_at: body.occurred_at });
  const { data } = (await desk.list({ tag: 'repeated' })).body;
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Berth 8', 'Berth 6']);
});
