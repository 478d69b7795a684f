import { expect, test } from 'vitest';
import { bytes, fixture } from '../fixtures/files.ts';
import { readTimeFile } from './read-time-file.ts';
import { namesIn } from './summary.ts';

test('people are one by their e-mail address, whatever the spelling of their name', () => {
  const { people } = namesIn(readTimeFile(fixture('toggl-team.csv')).entries);
  expect(people).toHaveLength(5);
  expect(people[0]).toEqual({
    key: 'ada@example.org',
    name: 'Ada North',
    email: 'ada@example.org',
    entries: 3,
    seconds: 14_613,
  });
});

test('projects of two clients with one name are two projects', () => {
  const file = bytes(
    'User,Client,Project,Task,Start date,Duration\nAda,North,Site,Dig,2024-03-04,1:00\nAda,South,Site,,2024-03-04,1:00\nAda,,Site,dig,2024-03-04,1:00\nAda,,,,2024-03-04,1:00',
  );
  const { projects, clients, services } = namesIn(readTimeFile(file).entries);
  expect(projects.map(({ key, clientKey }) => [key, clientKey])).toEqual([
    ['north / site', 'north'],
    ['south / site', 'south'],
    ['site', null],
    ['', null],
  ]);
  expect(clients.map(({ name }) => name)).toEqual(['North', 'South']);
  expect(services).toEqual([{ key: 'dig', name: 'Dig', entries: 2, seconds: 7200 }]);
});

test('a slash in a name does not make two projects one', () => {
  const file = bytes(
    'User,Client,Project,Start date,Duration\nAda,A / B,C,2024-03-04,1:00\nAda,A,B / C,2024-03-04,1:00\nAda,,A / B / C,2024-03-04,1:00',
  );
  expect(new Set(namesIn(readTimeFile(file).entries).projects.map(({ key }) => key)).size).toBe(3);
});
