import { expect, test } from 'vitest';
import { peopleOf, readPeople } from './people-file.ts';

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'crew.csv');
const rows = async (text: string | Uint8Array<ArrayBuffer>) =>
  (await readPeople(file(text))).map(({ email, name, role }) => [email, name, role]);

test('columns are found by their names, in any order, case and language of spreadsheets', async () => {
  const ann = ['ann@x.org', 'Ann Lee', 'Manager'];
  expect(await rows('email,name,role\nann@x.org,Ann Lee,Manager\n')).toEqual([ann]);
  expect(await rows('Role;Full name;E-mail address\r\nManager;Ann Lee;ann@x.org\r\n')).toEqual([ann]);
  expect(await rows('\uFEFFEMAIL\tROLE\tshoe size\nann@x.org\tManager\t39\n')).toEqual([
    ['ann@x.org', '', 'Manager'],
  ]);
});

test('without a header the columns are told by what stands in them', async () => {
  expect(await rows('Ann Lee,ann@x.org,manager\nBen Hill,ben@x.org,member\n')).toEqual([
    ['ann@x.org', 'Ann Lee', 'manager'],
    ['ben@x.org', 'Ben Hill', 'member'],
  ]);
  expect(await rows('ann@x.org\nben@x.org')).toHaveLength(2);
});

test('quotes, empty rows and the signs of Windows are read', async () => {
  expect(await rows('email,name\n\nann@x.org,"Lee, Ann"\n,,\n')).toEqual([['ann@x.org', 'Lee, Ann', '']]);
  const windows = Uint8Array.from(
    [...'email,name\na@x.org,J'].map((sign) => sign.charCodeAt(0)).concat(0xfc),
  );
  expect(await rows(windows)).toEqual([['a@x.org', 'Jü', '']]);
});

test.each([
  ['', 'It holds nobody'],
  ['email,name\n', 'It holds nobody'],
  ['name,role\nAnn,member\n', 'It has no column “email”'],
])('a file without addresses says what is missing: %j', async (text, message) => {
  await expect(readPeople(file(text))).rejects.toThrow(message);
});

test('a file that is far too large isn’t read', async () => {
  await expect(readPeople(file('a@x.org\n'.repeat(200_000)))).rejects.toThrow('larger than 1 MB');
});

test('every row has an id of its own', () => {
  const [one, other] = peopleOf([['email'], ['a@x.org'], ['a@x.org']]);
  expect(one?.id).not.toBe(other?.id);
});
