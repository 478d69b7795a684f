import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fill } from '../../contract/src/endpoint.ts';
import { listProjects } from '../../contract/src/projects/endpoints.ts';
import { listSavedViews } from '../../contract/src/saved-views/endpoints.ts';
import { queryOf } from '../src/features/projects/effects/list-address.ts';
import { searchOf } from '../src/platform/http/search-of.ts';
import { chunksOf, filesIn } from './builds.ts';
import { pagesOf, scriptsOf } from './pages.ts';

/** Pages that a day begins with, and what they read before their first row; an address without parameters asks so. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  '/manager/projects': [
    `/api${listProjects.path}${searchOf(queryOf({}, ''))}`,
    `/api${fill(listSavedViews.path, { list: 'projects' })}`,
  ],
  '/daily-activity': [],
};

/**
 * Puts into index.html what the pages that a day begins with need, so that their code and rows are on the way before the
 * bundle has arrived (decision 89).
 */
export function firstPage(root: string): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = chunksOf(bundle);
        const pages = pagesOf(filesIn(join(root, 'src/routes'))).filter(({ path }) => path in FIRST);
        const needed = pages.map((page) => {
          const scripts = scriptsOf(page, chunks);
          return [page.path, { scripts, styles: stylesOf(scripts, chunks), reads: FIRST[page.path] }];
        });
        return codeFirst(html).replace(
          /(id="first-pages">){}/,
          `$1${JSON.stringify(Object.fromEntries(needed))}`,
        );
      },
    },
  };
}

const CODE = / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;

/**
 * Asks for the bundle before the inline script asks for what it reads: a browser that sends six requests at a time would
 * otherwise sometimes begin with those, and fetch the largest file half a second later.
 */
const codeFirst = (html: string): string => {
  const code = (html.match(CODE) ?? []).join('');
  return html
    .replaceAll(CODE, '')
    .replace(/ *<script type="application\/json" id="settings">/, (place) => `${code}${place}`);
};

/** Addresses of the stylesheets that belong to scripts. */
const stylesOf = (scripts: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks
    .filter(({ fileName }) => scripts.includes(`/${fileName}`))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
