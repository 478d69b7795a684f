import { expect, test } from 'vitest';
import { importMapping } from './mapping.ts';

const ID = '0198c5d2-7a58-7c3e-9d0a-2f6f5c1f1a01';

test('a mapping may be empty: everything takes its match or is created', () => {
  expect(importMapping.parse({})).toEqual({ people: {}, clients: {}, projects: {}, services: {} });
});

test('what a file names becomes ours, new, or nothing', () => {
  const mapping = {
    date_order: 'dmy',
    people: { 'ada@example.org': { id: ID }, 'ben okafor': { create: { name: 'Ben Okafor' } } },
    clients: { north: { create: { name: 'North' } } },
    projects: { '': null, 'north / site': { create: { name: 'Site', code: 'SITE-1', client_id: ID } } },
    services: { dig: null },
  };
  expect(importMapping.parse(mapping)).toEqual(mapping);
});

test('a person cannot be left out, because time without a person is nobody’s', () => {
  expect(importMapping.safeParse({ people: { 'ada@example.org': null } }).success).toBe(false);
});

test('a choice is either ours or new, not both', () => {
  const both = { id: ID, create: { name: 'North' } };
  expect(importMapping.safeParse({ clients: { north: both } }).success).toBe(false);
});

test('a date order can only be answered with one that settles it', () => {
  expect(importMapping.safeParse({ date_order: 'ymd' }).success).toBe(false);
});
