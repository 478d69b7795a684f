import type { Email } from 'postal-mime';

/** A mail that can't be delivered: what its return address bore, and why, without the recipient. */
export interface Bounce {
  readonly tag: string;
  readonly cause: string;
}

/** Reads a mail that came back; null for anything that isn't a failure for good of a mail with such a return address. */
export const readBounce = async (bytes: Buffer): Promise<Bounce | null> => {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(new Uint8Array(bytes)).catch(() => null);
  const tag = mail && tagIn(mail);
  const failure = mail && failuresIn(mail)[0];
  return tag && failure ? { tag, cause: causeOf(failure) } : null;
};

const RETURN_ADDRESS = /\+([0-9a-f]{48})@/i;

const tagIn = ({ headers }: Email): string | undefined =>
  headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to'].includes(key))
    .flatMap(({ value }) => RETURN_ADDRESS.exec(value)?.[1] ?? [])[0]
    ?.toLowerCase();

type Fields = ReadonlyMap<string, string>;

/** What the report says of recipients who will never get it (RFC 3464): of each a group of fields. */
const failuresIn = ({ attachments }: Email): Fields[] =>
  attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .flatMap(({ content }) => textOf(content).split(/\r?\n\s*\r?\n/))
    .map(fieldsOf)
    .filter(
      (fields) => fields.get('action')?.toLowerCase() === 'failed' && /^5\./.test(fields.get('status') ?? ''),
    );

const textOf = (content: Email['attachments'][number]['content']): string =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');

const fieldsOf = (group: string): Fields =>
  new Map(
    group
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
        return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : [];
      }),
  );

const causeOf = (fields: Fields): string => {
  const said = (fields.get('diagnostic-code') ?? '')
    .replace(/^[\w-]+;\s*/, '')
    .replace(/<?[^\s<>]+@[^\s<>:;,]+>?/g, '…');
  return `The mail came back: ${said || fields.get('status')}`;
};
