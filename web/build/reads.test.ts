import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readsOf } from './reads.ts';

const WEB = join(import.meta.dirname, '..');
const CONTRACT = join(WEB, '../contract/src');

const readsOfPage = (...files: string[]) =>
  readsOf(
    files.map((file) => join(WEB, 'src/routes', file)),
    CONTRACT,
  );

test('the project list reads the projects and how many each view holds', async () => {
  expect(await readsOfPage('_app/manager/projects/index.tsx')).toEqual(
    expect.arrayContaining(['/projects', '/projects/views']),
  );
});

test('a page with parameters names its reads with them, and those of its frame', async () => {
  const reads = await readsOfPage(
    '_app/manager/projects/$projectId.tsx',
    '_app/manager/projects/$projectId/dashboard.tsx',
  );
  expect(reads).toEqual(expect.arrayContaining(['/projects/:project_id', '/projects/:project_id/dashboard']));
  expect(reads).not.toContain('/projects/:project_id/activity');
});

test('what a page changes is none of its reads', async () => {
  const reads = await readsOfPage('_app/manager/clients/new.tsx');
  expect(reads).not.toContain('/clients');
});
