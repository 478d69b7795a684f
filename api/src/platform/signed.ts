import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const sealed = z.object({ facts: z.unknown(), until: z.number() });

/**
 * Facts that only this server can have written, as text that fits into an address: for whoever comes without a session. What
 * was signed for one purpose is nothing for another.
 */
export const sign = (key: string, purpose: string, facts: object, until: Date): string => {
  const body = Buffer.from(JSON.stringify({ facts, until: until.getTime() })).toString('base64url');
  return `${body}.${macOf(key, purpose, body).toString('base64url')}`;
};

/** The facts of {@link sign}; undefined for what somebody else has written, for another purpose, or where its time is over. */
export const readSigned = (key: string, purpose: string, text: string, now: Date): unknown => {
  const [body = '', mac = '', ...more] = text.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, purpose, body);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { facts, until } = sealed.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return until > now.getTime() ? facts : undefined;
};

/** Sixteen characters that only this server can have put behind a name, for places that hold no more, such as a mail address. */
export const tagOf = (key: string, purpose: string, name: string): string =>
  macOf(key, purpose, name).toString('hex').slice(0, 16);

/** True where {@link tagOf} made it of that name. */
export const isTagOf = (key: string, purpose: string, name: string, given: string): boolean => {
  const right = Buffer.from(tagOf(key, purpose, name));
  const said = Buffer.from(given);
  return said.length === right.length && timingSafeEqual(said, right);
};

const macOf = (key: string, purpose: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}.${body}`).digest();
