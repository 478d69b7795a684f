import type { ExportManifest } from '#contract/ops-log/export-file.ts';
import type { OpsLogPeriod } from '#contract/ops-log/exports.ts';
import type { Context } from '../../../platform/context.ts';
import type { Signer } from '../../../platform/signing/signer.ts';
import { findStretch } from '../queries/stretch.ts';
import { requireRecords, requireSigner } from '../rules/can-go-out.ts';

/** An export as far as it is known before its records are read, and who signs it. */
export interface Announced {
  readonly manifest: Omit<ExportManifest, 'records_sha256'>;
  /** The file's name, without its ending. */
  readonly name: string;
  readonly signer: Signer;
}

interface Asked extends OpsLogPeriod {
  readonly project: string;
  readonly format: 'csv' | 'pdf';
}

/**
 * Leaves in the trail that a stretch of an ops-log goes out, with what it ends with and where the chain ends now. Throws 404, and 422
 * `range`, `nothing-to-export`, `too-many-records`, `no-signing-key`.
 */
export const announceExport = async (
  context: Context,
  given: Signer | null,
  { project: id, format, from, to }: Asked,
): Promise<Announced> => {
  const stretch = await findStretch(context, id, { from, to });
  const signer = requireSigner(given);
  const { first, last } = requireRecords(stretch, format);
  const { organization, project, timezone, records, head } = stretch;
  const bounds = {
    ...{ records, first_sequence: first.sequence, hash_before: first.before },
    last: { sequence: last.sequence, hash: last.hash },
    head: head ?? last,
  };
  await context.record({
    type: 'ops-log.exported',
    ...{ subject: { type: 'project', id }, project: id },
    data: { format, from, to, ...bounds, key: signer.fingerprint },
  });
  const manifest = {
    ...{ format: 'muster-ops-log-export-1' as const, organization, project, timezone, from, to },
    ...{ chosen_by: 'recorded_at' as const, ...bounds },
    ...{ exported_at: context.now.toISOString(), exported_by: context.person.name },
  };
  return { manifest, signer, name: `muster-ops-log-${project.code}-${from}-to-${to}` };
};
