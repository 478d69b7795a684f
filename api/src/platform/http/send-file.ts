import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '#contract/endpoint.ts';

/** Whatever a file holds, a browser that shows it in a page of its own runs none of it. */
const POLICY = "sandbox; default-src 'none'";

/**
 * Answers a file, made while it is read; a failure by then can only break it off. One with a tag may be kept by the browser of
 * whoever read it, which asks each time whether it still may be shown.
 */
export const sendFile = (reply: FastifyReply, usual: string, { name, content, type, tag }: Download) => {
  reply.header('content-security-policy', POLICY);
  if (tag) {
    reply.header('cache-control', 'private, no-cache').header('etag', `"${tag}"`);
    if (reply.request.headers['if-none-match'] === `"${tag}"`) return reply.status(304).send();
  }
  return reply
    .type(type ?? usual)
    .header('content-disposition', dispositionOf(name))
    .send(Readable.from(content));
};

/** Always to be saved. A name of other letters than ASCII's stands there twice: for old readers and as it is. */
const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
};
