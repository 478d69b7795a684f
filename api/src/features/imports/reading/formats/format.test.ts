import { expect, test } from 'vitest';
import { headerOf } from './columns.ts';
import { recognise } from './format.ts';

const split = (headers: string) => headers.split(',');

test('the three products are told apart by their columns', () => {
  expect(recognise(split('User,Email,Project,Start date,Start time,Duration')).format).toBe('toggl');
  expect(recognise(split('Description,Duration,Member,Project,Start date,Stop date,Stop time')).format).toBe(
    'toggl',
  );
  expect(recognise(split('Project,User,Start Date,Start Time,Duration (h)')).format).toBe('clockify');
  expect(recognise(split('Project,User,Start date,Time (h),Time (decimal)')).format).toBe('clockify');
  expect(recognise(split('Date,Client,Project,Task,Notes,Hours,First Name,Last Name')).format).toBe(
    'harvest',
  );
});

test('a renamed Task column is found as Activity', () => {
  const { columns } = recognise(split('Project,Activity,User,Start Date,Duration (h)'));
  expect(headerOf(columns, 'service')).toBe('Activity');
});

test('of Task and Activity together the first is taken, and columns that are not imported are named', () => {
  const { columns } = recognise(split('Activity,Task,User,Start date,Duration,Mood'));
  expect(headerOf(columns, 'service')).toBe('Task');
  expect(columns.ignored).toEqual(['Activity', 'Mood']);
});

test('the currency in a header is read', () => {
  expect(recognise(split('User,Start date,Duration,Amount (EUR)')).columns.currency).toBe('EUR');
  expect(recognise(split('User,Start date,Duration,Amount ()')).columns.currency).toBeNull();
});

test('lists of projects and clients are refused by name', () => {
  const harvest = 'Client,Project,Project Code,Start Date,End Date,Project Notes,Total Hours,Budget By';
  expect(() => recognise(split('Project,Client,Status,Visibility,Task,Tracked (h)'))).toThrow(
    'This is a list of projects from Clockify, not time.',
  );
  expect(() => recognise(split(harvest))).toThrow('This is a list of projects from Harvest, not time.');
  expect(() => recognise(split('Client Name,Address'))).toThrow(
    'This is a list of clients from Harvest, not time.',
  );
});

test('a file of another kind, and one that tells no duration, are refused with what is missing', () => {
  expect(() => recognise(split('Name,Price'))).toThrow('not a detailed time export');
  expect(() => recognise(split('Project,Client,Duration'))).toThrow('no “Start date” column');
  expect(() => recognise(split('User,Start date,Start time'))).toThrow('The column “Duration” is missing');
});

test('a file without a duration is read when it has start and end', () => {
  expect(recognise(split('User,Start date,Start time,End time')).format).toBe('toggl');
});
