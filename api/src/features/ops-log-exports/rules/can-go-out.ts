import { brokenRule } from '#contract/errors.ts';
import { MOST_PDF_RECORDS } from '#contract/ops-log/exports.ts';
import type { Signer } from '../../../platform/signing/signer.ts';
import type { Stretch } from '../queries/stretch.ts';

/** Throws 422 where nothing was recorded, or more than the file takes. */
export const requireRecords = ({ first, last, records }: Stretch, format: 'csv' | 'pdf') => {
  if (!first || !last) throw brokenRule('nothing-to-export', 'from', 'Nothing was recorded on these days.');
  if (format === 'pdf' && records > MOST_PDF_RECORDS)
    throw brokenRule(
      'too-many-records',
      'to',
      `These are ${records} records; a PDF takes at most ${MOST_PDF_RECORDS}. Choose fewer days, or the CSV.`,
    );
  return { first, last };
};

/** Throws 422 where this installation has no key to sign with. */
export const requireSigner = (signer: Signer | null): Signer => {
  if (signer) return signer;
  throw brokenRule(
    'no-signing-key',
    '',
    'Exports are signed, and this installation has no key to sign with: ask an administrator to set SIGNING_KEY.',
  );
};
