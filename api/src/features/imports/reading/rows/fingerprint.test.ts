import { expect, test } from 'vitest';
import { bytes, fixture, togglFile } from '../../fixtures/files.ts';
import { readTimeFile } from '../read-time-file.ts';

const prints = (file: Uint8Array) => readTimeFile(file).entries.map(({ fingerprint }) => fingerprint);

test('the same file gives the same fingerprints, whatever its encoding and line ends', () => {
  const text = new TextDecoder().decode(fixture('toggl-team.csv'));
  expect(prints(bytes(`\ufeff${text.replaceAll('\n', '\r\n')}`))).toEqual(prints(fixture('toggl-team.csv')));
});

test('every row of a file has its own fingerprint, identical rows too', () => {
  const found = prints(togglFile({}, {}, { Description: 'Other' }));
  expect(new Set(found).size).toBe(3);
  expect(found.every((print) => /^[0-9a-f]{64}$/.test(print))).toBe(true);
});

test('a longer export of the same time starts with the same fingerprints, in any order of rows', () => {
  const short = prints(togglFile({}, {}));
  const long = prints(togglFile({ Description: 'New' }, {}, {}));
  expect(long).toEqual(expect.arrayContaining(short));
});

test('spelling of names does not change a fingerprint, but day, start, duration and note do', () => {
  const [sound] = prints(togglFile({}));
  expect(
    prints(togglFile({ Email: 'ADA@example.org', User: 'A. North', Project: ' harbour  survey' })),
  ).toEqual([sound]);
  for (const different of [
    { 'Start date': '2024-03-03' },
    { 'Start time': '09:00:01' },
    { Duration: '01:30:01' },
    { Description: 'survey' },
    { Project: 'Other' },
  ]) {
    expect(prints(togglFile(different))).not.toEqual([sound]);
  }
});
