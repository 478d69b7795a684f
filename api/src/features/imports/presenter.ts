import { importPreview } from '#contract/imports/preview.ts';
import { type ImportDetail, type ImportSummary, importSummary } from '#contract/imports/shapes.ts';

/** An import as its list shows it. Stored text and JSON are checked, so that what was kept years ago is still understood. */
export const presentImport = (row: object): ImportSummary => importSummary.parse(row);

/** An import with everything that was found in its file. */
export const presentImportDetail = ({ preview, ...row }: { preview: unknown }): ImportDetail => ({
  ...presentImport(row),
  ...importPreview.parse(preview),
});
