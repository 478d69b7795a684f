import { expect, test } from 'vitest';
import { importDetail, QUAY_ID } from '../../../../test/import-detail.ts';
import { assignedSample } from './assigned-sample.ts';
import {
  assignable,
  type Choices,
  choiceOf,
  countNew,
  countOpen,
  mappingOf,
  type NamedOf,
  NO_CHOICES,
} from './choices.ts';
import { countIssues, issuesOf } from './issues.ts';

const detail = importDetail();
const choose = (choices: Partial<Choices>): Choices => ({ ...NO_CHOICES, ...choices });
const nobody: NamedOf = { key: '', name: '', entries: 1, seconds: 60, match: null, email: '' };

test('what has a match is ours, what has none is new, rows without a project stay without', () => {
  const proposed = detail.projects.map((project) => choiceOf(NO_CHOICES, 'projects', project));
  expect(proposed).toEqual([
    { kind: 'new', name: 'Survey', code: 'SVY' },
    { kind: 'ours', id: QUAY_ID, name: 'Quay wall' },
    { kind: 'none' },
  ]);
});

test('somebody has to say whose time it is that names nobody', () => {
  expect(countOpen({ ...detail, people: [{ ...nobody, email: '' }] }, NO_CHOICES)).toBe(1);
});

test('clients are asked for only where a new project needs them', () => {
  expect(assignable(detail, NO_CHOICES, 'clients').map(({ name }) => name)).toEqual(['North']);
  const toQuay = choose({ projects: { 'north / survey': { kind: 'ours', id: QUAY_ID, name: 'Quay wall' } } });
  expect(assignable(detail, toQuay, 'clients')).toEqual([]);
  expect(countNew(detail, toQuay, 'projects')).toBe(0);
});

test('names stand in alphabetical order, rows without one last', () => {
  const people = ['', 'Team 10', 'Team 9'].map((name) => ({ ...nobody, key: name, name, email: '' }));
  const sorted = assignable({ ...detail, people }, NO_CHOICES, 'people');
  expect(sorted.map(({ name }) => name)).toEqual(['Team 9', 'Team 10', '']);
});

test('only what was chosen otherwise is sent, so that a match made meanwhile counts', () => {
  expect(mappingOf(NO_CHOICES)).toEqual({ people: {}, clients: {}, projects: {}, services: {} });
  const chosen = choose({
    people: { 'ada@example.org': { kind: 'new', name: 'Ada', email: '' } },
    projects: {
      '': { kind: 'ours', id: QUAY_ID, name: 'Quay wall' },
      'north / survey': { kind: 'new', name: 'Survey', code: 'SVY', client: null },
    },
    services: { dig: { kind: 'none' } },
  });
  expect(mappingOf(chosen)).toEqual({
    people: { 'ada@example.org': { create: { name: 'Ada' } } },
    clients: {},
    projects: {
      '': { id: QUAY_ID },
      'north / survey': { create: { name: 'Survey', code: 'SVY', client_id: null } },
    },
    services: { dig: null },
  });
});

test('a name like one of an object’s own properties is a name', () => {
  const odd = { ...nobody, key: 'constructor', name: 'constructor' };
  expect(choiceOf(NO_CHOICES, 'services', odd)).toEqual({ kind: 'new', name: 'constructor' });
});

test('names, addresses and codes of new ones are checked before they are sent', () => {
  expect(issuesOf({ kind: 'new', name: ' ', email: 'ada@', code: 'A' })).toEqual(['name', 'email', 'code']);
  expect(issuesOf({ kind: 'new', name: 'Survey', code: 'SVY-1' })).toEqual([]);
  expect(countIssues(detail, choose({ services: { dig: { kind: 'new', name: '' } } }))).toBe(1);
});

test('the first rows are shown as they will be added', () => {
  const [row] = assignedSample(detail, choose({ services: { dig: { kind: 'none' } } }));
  expect(row).toMatchObject({ person: 'Ada North', project: 'Quay wall', service: null });
});
