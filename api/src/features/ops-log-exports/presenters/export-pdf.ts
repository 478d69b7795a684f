import type { ExportManifest } from '#contract/ops-log/export-file.ts';
import { EXPORT_FILES } from '#contract/ops-log/export-file.ts';
import { hasUnknown } from '../../../platform/pdf/letters.ts';
import { Paper } from '../../../platform/pdf/paper.ts';
import { leaveRoom } from '../../../platform/pdf/signature.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';
import { daysOf } from './pdf-days.ts';
import { writeHead } from './pdf-head.ts';
import { writeItem } from './pdf-item.ts';
import { COLORS, dayWords } from './pdf-words.ts';

/** What a PDF is made of. */
export interface PdfParts {
  readonly manifest: ExportManifest;
  readonly manifestFile: Uint8Array;
  readonly csv: Uint8Array;
  readonly records: readonly ExportedRecord[];
}

/** The document, with room for its signature. */
export const exportPdf = async ({ manifest, manifestFile, csv, records }: PdfParts): Promise<Buffer> => {
  const at = new Date(manifest.exported_at);
  const title = `Ops-log of ${manifest.project.name}, ${manifest.from} to ${manifest.to}`;
  // A name can't be taken for the place of the signature.
  const about = {
    title: title.replaceAll('/', ' / '),
    author: manifest.exported_by.replaceAll('/', ' / '),
    at,
  };
  const paper = new Paper(about, (page, number) => writeEdge(page, manifest, number));
  const whole = collect(paper.doc);
  leaveRoom(paper.doc, 'Export of an ops-log', at);
  for (const [name, type, bytes] of [
    [EXPORT_FILES.records, 'text/csv', csv],
    [EXPORT_FILES.manifest, 'application/json', manifestFile],
  ] as const)
    paper.doc.file(Buffer.from(bytes), { name, type, creationDate: at, modifiedDate: at });
  writeHead(paper, manifest, records, records.some(isOdd));
  writeDays(paper, records);
  paper.end();
  return whole;
};

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
};

const isOdd = ({ record: { title, root_cause, location, tags }, readable }: ExportedRecord): boolean =>
  hasUnknown(
    [
      title,
      root_cause,
      location,
      ...tags,
      readable.author,
      readable.people_names,
      readable.body_readable,
    ].join(' '),
  );

const writeDays = (paper: Paper, records: readonly ExportedRecord[]): void => {
  const titles = new Map(records.map(({ record: { seq, title } }) => [seq, title ?? '']));
  for (const { day, items } of daysOf(records)) {
    paper.need(100);
    paper.space(6);
    paper.text(dayWords(day), { size: 12, weight: 600 }, { below: 4 });
    paper.rule(COLORS.ink);
    paper.space(10);
    for (const item of items) writeItem(paper, item, titles);
  }
};

const SMALL = { size: 7.5, color: COLORS.muted } as const;
const MONO = { size: 6.5, weight: 'mono', color: COLORS.ink } as const;

const writeEdge = (paper: Paper, { project, last }: ExportManifest, page: number): void => {
  const [top, bottom] = [34, paper.doc.page.height - 38];
  if (page > 1) {
    paper.at(`Ops-log  ·  ${project.code} ${project.name}`, SMALL, { y: top });
    paper.rule(COLORS.line, { y: top + 16 });
  }
  const count = `Page ${page} of `;
  paper.at(count, MONO, { y: bottom });
  paper.total(MONO, paper.widthOf(count, MONO), bottom);
  const end = `Ends with #${last.sequence} ${last.hash}`;
  paper.at(end, MONO, { indent: paper.width - paper.widthOf(end, MONO), y: bottom });
};
