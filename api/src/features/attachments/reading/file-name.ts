import { ATTACHMENT_KINDS, type AttachmentKind, LONGEST_FILE_NAME } from '#contract/attachments/shapes.ts';

/** Control characters, and those that turn the direction of a text or stand nowhere, which let an ending look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
/** What a path or a header would read as something else. */
const UNSAFE = /[<>:"|?*\\/]/g;
/** How a form of a browser writes what would end a name in it. */
const QUOTED = { '%22': '"', '%0A': ' ', '%0D': ' ' };

/** The name without path, control characters and what systems can't keep, with an ending that its content has. */
export const cleanName = (given: string, kind: AttachmentKind): string => {
  const said = Object.entries(QUOTED).reduce((name, [from, to]) => name.replaceAll(from, to), given);
  const last = said.normalize('NFC').replace(UNSEEN, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    .replace(/^ +|[ .]+$/g, '');
  const [stem, ending] = parted(plain, ATTACHMENT_KINDS[kind].endings);
  const room = LONGEST_FILE_NAME - ending.length - 1;
  return `${withinLength(stem.replace(/^[ .]+/, ''), room) || 'file'}.${ending}`;
};

/** The ending stays where it is one of the content's, else it gives way to the content's. */
const parted = (name: string, [first, ...others]: readonly [string, ...string[]]): [string, string] => {
  const [, stem = name, ending = ''] = /^(.*)\.([A-Za-z0-9]{1,8})$/s.exec(name) ?? [];
  const known = [first, ...others].find((one) => one === ending.toLowerCase());
  return known ? [stem, known] : [stem, first];
};

const withinLength = (text: string, most: number): string => {
  let kept = '';
  for (const letter of text) if (kept.length + letter.length <= most) kept += letter;
  return kept.trim();
};
