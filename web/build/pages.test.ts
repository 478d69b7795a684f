import { expect, test } from 'vitest';
import { type BuiltChunk, pagesOf, payloadFile, scriptsOf } from './pages.ts';

const FILES = [
  '__root.tsx',
  '_app.tsx',
  '_app/manager/projects/index.tsx',
  '_app/manager/projects/$projectId.tsx',
  '_app/manager/projects/$projectId/dashboard.tsx',
  'index.tsx',
];

test('a page is a route without others inside, and the frames around it', () => {
  expect(pagesOf(FILES)).toEqual([
    { path: '/manager/projects', files: ['_app.tsx', '_app/manager/projects/index.tsx'] },
    {
      path: '/manager/projects/$projectId/dashboard',
      files: [
        '_app.tsx',
        '_app/manager/projects/$projectId.tsx',
        '_app/manager/projects/$projectId/dashboard.tsx',
      ],
    },
    { path: '/', files: ['index.tsx'] },
  ]);
});

test('a page beside a frame has the address below it, without the frame', () => {
  expect(
    pagesOf(['_app.tsx', '_app/reports.tsx', '_app/reports/all.tsx', '_app/reports_/errors.$id.tsx']),
  ).toEqual([
    { path: '/reports/all', files: ['_app.tsx', '_app/reports.tsx', '_app/reports/all.tsx'] },
    { path: '/reports/errors/$id', files: ['_app.tsx', '_app/reports_/errors.$id.tsx'] },
  ]);
});

test.each([
  ['/', '_payload.json'],
  ['/manager/projects/$projectId/dashboard', 'manager/projects/$projectId/dashboard/_payload.json'],
])('the payload of %s lies at %s, whatever its parameters are', (path, file) => {
  expect(payloadFile(path)).toBe(file);
});

const chunk = (
  fileName: string,
  imports: string[] = [],
  moduleIds: string[] = [],
  isEntry = false,
): BuiltChunk => ({
  fileName: `assets/${fileName}`,
  imports: imports.map((name) => `assets/${name}`),
  moduleIds,
  isEntry,
});

test('a page needs its own scripts and those of its frames, with what they import, but not those of every page', () => {
  const split = (file: string) => `/somewhere/web/src/routes/${file}?tsr-split=component---loader`;
  const chunks = [
    chunk('main.js', ['react.js'], [], true),
    chunk('react.js'),
    chunk('lists.js', ['react.js']),
    chunk('project.js', ['main.js'], [split('_app/manager/projects/$projectId.tsx')]),
    chunk('dashboard.js', ['lists.js'], [split('_app/manager/projects/$projectId/dashboard.tsx')]),
    chunk('projects.js', ['lists.js'], [split('_app/manager/projects/index.tsx')]),
  ];
  const [, dashboard] = pagesOf(FILES);
  expect(dashboard && scriptsOf(dashboard, chunks)).toEqual([
    '/assets/dashboard.js',
    '/assets/lists.js',
    '/assets/project.js',
  ]);
});
