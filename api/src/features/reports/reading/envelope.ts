import { z } from 'zod';
import { Failure } from '#contract/errors.ts';

/** One part of an envelope, as it came. */
export interface EnvelopeItem {
  readonly header: { readonly type: string };
  readonly payload: Buffer;
}

/** What error reporting sends at once. Source: develop.sentry.dev/sdk/data-model/envelopes. */
export interface Envelope {
  readonly header: Readonly<Record<string, unknown>> & { readonly dsn?: string | undefined };
  readonly items: readonly EnvelopeItem[];
}

const MOST_ITEMS = 100;
const NEWLINE = 0x0a;

const refuse = (why: string): never => {
  throw new Failure('bad_request', `This envelope can't be read: ${why}.`);
};

const envelopeHeader = z.looseObject({ dsn: z.string().optional() });
const itemHeader = z.looseObject({ type: z.string().max(60), length: z.int().min(0).optional() });

/** Takes an envelope apart: a line about it all, then for each item a line about it and its bytes. Throws 400. */
export const readEnvelope = (bytes: Buffer): Envelope => {
  const [first, start] = lineAt(bytes, 0);
  const header = readJson(envelopeHeader, first) ?? refuse('its first line is no JSON object');
  const items: EnvelopeItem[] = [];
  for (let at = start; at < bytes.length; ) {
    if (bytes[at] === NEWLINE) {
      at += 1;
      continue;
    }
    if (items.length === MOST_ITEMS) refuse(`it has more than ${MOST_ITEMS} items`);
    const [item, next] = itemAt(bytes, at, items.length + 1);
    items.push(item);
    at = next;
  }
  return { header, items };
};

const itemAt = (bytes: Buffer, at: number, number: number): [EnvelopeItem, next: number] => {
  const [line, start] = lineAt(bytes, at);
  const header =
    readJson(itemHeader, line) ?? refuse(`the header of item ${number} is no JSON object with a type`);
  const end = header.length === undefined ? lineEnd(bytes, start) : start + header.length;
  if (end > bytes.length) refuse(`item ${number} ends before its length`);
  return [{ header, payload: bytes.subarray(start, end) }, end + 1];
};

const lineEnd = (bytes: Buffer, at: number): number => {
  const end = bytes.indexOf(NEWLINE, at);
  return end === -1 ? bytes.length : end;
};

const lineAt = (bytes: Buffer, at: number): [line: Buffer, next: number] => {
  const end = lineEnd(bytes, at);
  return [bytes.subarray(at, end), end + 1];
};

/** JSON of a shape; null for anything else. */
export const readJson = <Shape extends z.ZodType>(shape: Shape, bytes: Buffer): z.output<Shape> | null => {
  try {
    return shape.safeParse(JSON.parse(bytes.toString())).data ?? null;
  } catch {
    return null;
  }
};

/** An envelope as bytes again, for another receiver. */
export const writeEnvelope = ({ header, items }: Envelope): Buffer =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...items.flatMap(({ header: about, payload }) => [
      Buffer.from(`${JSON.stringify({ ...about, length: payload.length })}\n`),
      payload,
      Buffer.from('\n'),
    ]),
  ]);
