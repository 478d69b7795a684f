import type { Look, Paper } from '../../../platform/pdf/paper.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';
import type { Item } from './pdf-days.ts';
import { authorOf, COLORS, severityColors, severityWord, stepWord, typeWord } from './pdf-words.ts';

const TITLE: Look = { size: 10, weight: 600 };
const BODY: Look = { size: 9 };
const STRONG: Look = { size: 9, weight: 600 };
const SMALL: Look = { size: 7.5, color: COLORS.muted };
const HASH: Look = { size: 6.5, weight: 'mono', color: COLORS.ink };
const TAG: Look = { size: 7.5, weight: 600 };
const INDENT = 58;

/** Titles by place, for what corrects or continues something else. */
export type Titles = ReadonlyMap<number, string>;

/** Writes an item: what was said, and the steps below it. */
export const writeItem = (paper: Paper, item: Item, titles: Titles): void => {
  paper.need(64);
  if (item.said) writeSaid(paper, item.said, titles);
  else
    paper.text(`Steps of #${item.sequence}, which was written before this export begins`, TITLE, {
      indent: INDENT,
      below: 2,
    });
  for (const step of item.steps) writeStep(paper, step);
  paper.space(6);
  paper.rule(COLORS.line, { indent: INDENT });
  paper.space(8);
};

const writeSaid = (paper: Paper, one: ExportedRecord, titles: Titles): void => {
  const { record, readable } = one;
  writeMargin(paper, readable.occurred_local, record.seq);
  const [ink, tint] = severityColors(record.severity);
  const word = severityWord(record.severity);
  const wide = paper.widthOf(word, TAG) + 10;
  paper.box(tint, { indent: INDENT, width: wide, y: paper.y + 1 }, 13);
  paper.at(word, { ...TAG, color: ink }, { indent: INDENT + 5, y: paper.y + 2.5 });
  const kind = typeWord(record.type);
  paper.at(kind, { ...TAG, color: COLORS.muted }, { indent: INDENT + wide + 6, y: paper.y + 2.5 });
  paper.space(17);
  paper.text(record.title ?? '', TITLE, { indent: INDENT, below: 1 });
  if (record.about !== null)
    paper.text(`Corrects #${record.about}${quoted(titles.get(record.about))}`, STRONG, { indent: INDENT });
  paper.text(aroundOf(one), SMALL, { indent: INDENT, below: 2 });
  if (record.body) paper.text(readable.body_readable, BODY, { indent: INDENT, below: 2 });
  if (record.owner_id)
    paper.text(`Follow-up: ${readable.owner ?? record.owner_id}, until ${record.due}`, STRONG, {
      indent: INDENT,
    });
  for (const file of record.attachments) paper.text(`File with SHA-256 ${file}`, HASH, { indent: INDENT });
  paper.text(`Hash ${record.hash}`, HASH, { indent: INDENT, below: 1 });
};

const quoted = (title: string | undefined): string =>
  title ? `: “${title}”` : ', written before this export begins';

const writeMargin = (paper: Paper, local: string, sequence: number): void => {
  paper.at(local.slice(11, 16), TITLE, { y: paper.y + 1 });
  paper.at(`#${sequence}`, SMALL, { y: paper.y + 16 });
};

/** Who wrote it, whom it is about, where, on which shift, with which tags, and when, where that was later. */
const aroundOf = ({ record, readable }: ExportedRecord): string => {
  const late = readable.recorded_local.slice(0, 16) !== readable.occurred_local.slice(0, 16);
  return [
    readable.author ?? 'The system',
    late ? `written down ${readable.recorded_local.slice(0, 16)}` : '',
    record.location ?? '',
    record.people.length > 0 ? `about ${readable.people_names.replaceAll('; ', ', ')}` : '',
    readable.shift ? `shift ${readable.shift}` : '',
    record.tags.map((tag) => `#${tag}`).join(' '),
  ]
    .filter(Boolean)
    .join('  ·  ');
};

const writeStep = (paper: Paper, step: ExportedRecord): void => {
  const { record, readable } = step;
  const indent = INDENT + 14;
  paper.need(34);
  const top = paper.y;
  paper.space(3);
  paper.text(`${readable.occurred_local.slice(0, 16)}  ${stepWord(step)} by ${authorOf(step)}`, STRONG, {
    indent,
  });
  if (record.body) paper.text(readable.body_readable, BODY, { indent });
  if (record.root_cause) paper.text(`Root cause: ${record.root_cause}`, BODY, { indent });
  paper.text(`#${record.seq}  hash ${record.hash}`, HASH, { indent });
  if (paper.y > top) paper.box(COLORS.line, { indent: INDENT + 4, width: 2, y: top + 4 }, paper.y - top - 5);
};
