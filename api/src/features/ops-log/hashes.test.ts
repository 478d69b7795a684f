import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainedText } from '#contract/ops-log/chain.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

test('the database and an export give the same hash, whatever was written', async () => {
  const project = await desk.makeProject();
  const member = desk.coordinator.member;
  const texts = [
    'plain',
    'Grüße, 東京, 👩‍🚒, e\u0301, \u202e',
    'two\nlines\r\n\tand a tab',
    '~3:a,b,',
    '"quotes" \\ and \u0001\u007f',
    'x'.repeat(10_000),
    '',
  ];
  for (const body of texts) {
    const told = {
      body,
      tags: ['a,b', '~', 'ü'],
      people: [member],
      location: body.slice(0, 90).trim() || null,
    };
    expect((await desk.write(told, desk.coordinator, project)).status).toBe(201);
  }
  const rows = await desk.muster.database.query(
    `select *, seal_time(occurred_at) as occurred_at, seal_time(recorded_at) as recorded_at, seq::int, about::int, due::text,
       kind::text, type::text, severity::text, state::text, people::text[], prev_hash, hash
     from ops_log where project_id = $1 order by ops_log.seq`,
    [project],
  );
  expect(rows).toHaveLength(texts.length);
  let before = Buffer.alloc(32);
  for (const row of rows) {
    const text = chainedText({ ...exported(row), format: 1 });
    const hash = createHash('sha256').update(before).update(text).digest();
    expect(row.hash.toString('hex')).toBe(hash.toString('hex'));
    before = hash;
  }
});

/** A row as an export carries it: nothing but what JSON has. */
const exported = (row: object) => JSON.parse(JSON.stringify(row));

test('the text that is hashed is this one, to the byte', () => {
  const record = {
    ...{ format: 1, org_id: 'o', project_id: 'p', seq: 12, id: 'i', kind: 'entry', about: null, state: null },
    ...{ occurred_at: '2026-11-21T06:02:51.123456Z', recorded_at: '2026-11-21T06:02:52.000000Z' },
    ...{ author_id: null, type: 'note', severity: 'info', title: 'Größe', body: '', root_cause: null },
    ...{ shift_id: null, location: null, people: [], tags: ['a', 'ü'], attachments: [], owner_id: null },
    ...{ due: null, client_uuid: null },
  };
  expect(chainedText(record)).toBe(
    '16:muster-ops-log-1,1:o,1:p,2:12,1:i,5:entry,~~27:2026-11-21T06:02:51.123456Z,27:2026-11-21T06:02:52.000000Z,' +
      '~4:note,4:info,7:Größe,0:,~~~0:,9:1:a,2:ü,,0:,~~~',
  );
});
