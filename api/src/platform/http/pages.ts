import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#contract/errors.ts';

/** Hashes of the inline scripts of the built page, for the content security policy; none where nothing is built. */
export const hashScripts = async (folder: string): Promise<string[]> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/**
 * Serves the built web application from `folder`: hashed assets for ever, what says how new the build is never to be kept, the
 * page for every address that isn't a file, `/config.json` from `browserConfig`.
 */
export const servePages = async (
  http: FastifyInstance,
  folder: string,
  browserConfig: object,
): Promise<void> => {
  http.get('/config.json', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').send(browserConfig),
  );
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    index: false,
    globIgnore: ['index.html*'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', keepingOf(relative(folder, path)));
    },
  });
  http.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPage = !path.startsWith('/api/') && !/(?<!^\/index)\.[a-z0-9]{2,5}$/i.test(path);
    if (!isPage) throw new Failure('not_found', 'This address leads nowhere.');
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html')
      .send(withSettings(page, browserConfig));
  });
};

/** The page with the browser's settings in it, which spares the first load a request. Nothing in them can end the block. */
const withSettings = (page: string, settings: object): string =>
  page.replace(
    /(id="settings">){}/,
    (_, place) => `${place}${JSON.stringify(settings).replaceAll('<', '\\u003c')}`,
  );

/** How long a browser may keep a file of the built application. */
const keepingOf = (file: string): string => {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.startsWith('builds/') ? 'no-store' : 'no-cache';
};
