import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { refused } from './refusal.ts';

const inflate = promisify(inflateRaw);

/** One file of a zip, as its list at the end says. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own head begins. */
  readonly at: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const HEAD = 0x04034b50;
const PROTECTED = 1;

const broken = () => refused.unreadable("This document can't be read: it may be damaged. Save it again.");

/**
 * The list of a zip that begins with its first file and ends with its list, as Office writes it; anything before, behind or
 * between that is none of it is refused.
 */
export const listZip = (bytes: Buffer): ZipEntry[] => {
  const end = bytes.length - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  const from = bytes.readUInt32LE(end + 16);
  if (from + bytes.readUInt32LE(end + 12) !== end || bytes.readUInt16LE(end + 8) !== count) throw broken();
  const entries: ZipEntry[] = [];
  let at = from;
  while (entries.length < count) {
    const { entry, next } = readListed(bytes, at, end);
    entries.push(entry);
    at = next;
  }
  if (at !== end || new Set(entries.map(({ name }) => name)).size !== count) throw broken();
  return entries;
};

const readListed = (bytes: Buffer, at: number, end: number): { entry: ZipEntry; next: number } => {
  if (at + 46 > end || bytes.readUInt32LE(at) !== LISTED) throw broken();
  if (bytes.readUInt16LE(at + 8) & PROTECTED)
    throw refused.protected('This document is protected by a password: save it without one.');
  const named = at + 46 + bytes.readUInt16LE(at + 28);
  const next = named + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > end) throw broken();
  const name = bytes.toString('utf8', at + 46, named);
  if (/^\/|\\|(^|\/)\.\.(\/|$)|\0/.test(name)) throw broken();
  const entry = {
    ...{ name, method: bytes.readUInt16LE(at + 10), packed: bytes.readUInt32LE(at + 20) },
    ...{ unpacked: bytes.readUInt32LE(at + 24), at: bytes.readUInt32LE(at + 42) },
  };
  return { entry, next };
};

/** The content of one file, no longer than its list says. Throws 422 where it isn't what the list says. */
export const unzip = async (bytes: Buffer, { method, packed, unpacked, at }: ZipEntry): Promise<Buffer> => {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== HEAD) throw broken();
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(from, from + packed);
  if (content.length !== packed) throw broken();
  const read =
    method === 8 ? await inflate(content, { maxOutputLength: unpacked + 1 }).catch(() => null) : content;
  if (read?.length !== unpacked || (method !== 8 && method !== 0)) throw broken();
  return read;
};
