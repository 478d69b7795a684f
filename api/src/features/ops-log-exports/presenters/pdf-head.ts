import type { ExportManifest } from '#contract/ops-log/export-file.ts';
import type { Look, Paper } from '../../../platform/pdf/paper.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';
import { COLORS } from './pdf-words.ts';

const LABEL: Look = { size: 8, color: COLORS.muted };
const VALUE: Look = { size: 9.5 };
const STRONG: Look = { size: 9.5, weight: 600 };
const HASH: Look = { size: 8.5, weight: 'mono' };

/** Writes what the export is: whose log, which days, how much, and what its chain begins and ends with. */
export const writeHead = (
  paper: Paper,
  manifest: ExportManifest,
  records: readonly ExportedRecord[],
  odd: boolean,
): void => {
  const { organization, project, timezone, from, to, last, head, exported_at, exported_by } = manifest;
  paper.text('OPS-LOG', { size: 8, weight: 600, color: COLORS.accent }, { below: 2 });
  paper.text(project.name, { size: 20, weight: 600 });
  paper.text(`${project.code}  ·  ${organization.name}`, { size: 10, color: COLORS.muted }, { below: 12 });
  const counted = (kinds: readonly string[]) =>
    records.filter(({ record }) => kinds.includes(record.kind)).length;
  const [entries, corrections] = [counted(['entry']), counted(['correction'])];
  const facts: [string, string, Look?][] = [
    ['Recorded', from === to ? from : `${from} to ${to}`, STRONG],
    ['Time zone', timezone],
    [
      'Holds',
      `${records.length} records: entries ${entries}, corrections ${corrections}, steps ${records.length - entries - corrections}`,
    ],
    ['Exported', `${exported_at.slice(0, 16).replace('T', ' ')} UTC by ${exported_by}`],
    ['Records', `#${manifest.first_sequence} to #${last.sequence} of the chain`],
    ['Hash before', manifest.hash_before, HASH],
    [`Hash of #${last.sequence}`, last.hash, HASH],
    [`Head, #${head.sequence}`, head.hash, HASH],
  ];
  for (const [label, value, look = VALUE] of facts) writeFact(paper, label, value, look);
  paper.space(8);
  paper.text(NOTE, LABEL, { below: odd ? 4 : 14 });
  if (odd) paper.text(ODD, LABEL, { below: 14 });
};

const NOTE =
  'This document holds everything that was recorded on these days: one stretch of the project’s chain without a gap. It stands here by when it happened. What happened on these days and was written down later is in the export of the day on which it was written. Every record’s hash covers the record and all before it; attached are the records as they are hashed (records.csv) and what this export is (manifest.json). The signature of this document covers all of it. To check it: node tools/verify-export.ts <file> --key muster-signing-key.pem';
const ODD =
  'Letters that this document has no shape for stand here by their number, such as [U+6771]; the attached records have them as they were written.';

const writeFact = (paper: Paper, label: string, value: string, look: Look): void => {
  paper.need(16);
  paper.at(label, LABEL, { y: paper.y + 1 });
  paper.text(value, look, { indent: 92, below: 2 });
};
