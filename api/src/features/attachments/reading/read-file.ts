import { createHash } from 'node:crypto';
import type { AttachmentKind } from '#contract/attachments/shapes.ts';
import { cleanName } from './file-name.ts';
import { sniff } from './kinds.ts';
import { readOffice } from './office.ts';
import { type Picture, redraw } from './picture.ts';
import { refused } from './refusal.ts';
import { secondKindOf, secondKindOfPdf } from './second-kind.ts';
import { readText, TAKEN } from './text.ts';

/** A file as it will be kept. */
export interface ReadFile {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly content: Buffer;
  /** Of the content, hex. */
  readonly sha256: string;
  readonly picture: Omit<Picture, 'content'> | null;
}

interface Given {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Looks into a file: what it is by its content, and what of it is kept. Throws 422 for what isn't taken, each by its rule. */
export const readFile = async ({ name, bytes }: Given): Promise<ReadFile> => {
  if (bytes.length === 0) throw refused.empty('This file is empty.');
  const sniffed = sniff(bytes);
  if ('named' in sniffed) throw refused.kind(`This is ${sniffed.named}, whatever its name says: ${TAKEN}`);
  const { taken } = sniffed;
  if (taken === 'png' || taken === 'jpeg' || taken === 'webp') {
    refuseSecond(secondKindOf(bytes), 'picture');
    const { content, ...picture } = await redraw(bytes, taken);
    return kept(name, taken, content, picture);
  }
  if (taken === 'zip') return kept(name, await readOffice(bytes), bytes);
  if (taken === 'unmarked') return kept(name, readText(name, bytes), bytes);
  refuseSecond(secondKindOfPdf(bytes), 'PDF');
  // Readers look for it there.
  if (!bytes.subarray(-1_024).includes('%%EOF'))
    throw refused.unreadable("This PDF can't be read: its end is missing. Save it again.");
  return kept(name, 'pdf', bytes);
};

const refuseSecond = (second: string | null, first: string): void => {
  if (second) throw refused.twoKinds(`This ${first} is ${second} as well: save it anew as a ${first} alone.`);
};

const kept = (
  name: string,
  kind: AttachmentKind,
  content: Buffer,
  picture: ReadFile['picture'] = null,
): ReadFile => ({
  ...{ name: cleanName(name, kind), kind, content, picture },
  sha256: createHash('sha256').update(content).digest('hex'),
});
