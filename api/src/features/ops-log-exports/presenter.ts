import type { OpsLogExportPreview } from '#contract/ops-log/exports.ts';
import type { Signer } from '../../platform/signing/signer.ts';
import type { Stretch } from './queries/stretch.ts';

/** What an export would hold. */
export const presentPreview = (stretch: Stretch, signer: Signer | null): OpsLogExportPreview => {
  const { timezone, first, last, head, records, entries, corrections } = stretch;
  return {
    ...{ timezone, records, entries, corrections, steps: records - entries - corrections },
    first: first && { sequence: first.sequence, recorded_at: first.recorded_at },
    ...{ last, head, signer: signer?.fingerprint ?? null },
  };
};
