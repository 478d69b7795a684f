import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/ops-log/exports.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { announceExport } from './commands/announce-export.ts';
import { presentPreview } from './presenter.ts';
import { exportZip } from './presenters/export-zip.ts';
import { signedPdf } from './presenters/signed-pdf.ts';
import { recordPages } from './queries/record-pages.ts';
import { findStretch } from './queries/stretch.ts';

/** A period of an ops-log as a file that is signed, so that it can be checked when nobody trusts the database any more. */
export const registerOpsLogExports = (api: Api): void => {
  const { databases, signer } = api;
  route(api, endpoints.previewOpsLogExport, async (context, { params: { project_id }, query }) =>
    presentPreview(await findStretch(context, project_id, query), signer),
  );
  route(api, endpoints.exportOpsLogCsv, async (context, { params: { project_id }, query }) => {
    const asked = { project: project_id, format: 'csv', ...query } as const;
    const announced = await announceExport(context, signer, asked);
    const pages = recordPages({ databases, context, manifest: announced.manifest });
    return { name: `${announced.name}.zip`, content: exportZip(announced, pages) };
  });
  route(api, endpoints.exportOpsLogPdf, async (context, { params: { project_id }, query }) => {
    const asked = { project: project_id, format: 'pdf', ...query } as const;
    const announced = await announceExport(context, signer, asked);
    const pages = recordPages({ databases, context, manifest: announced.manifest });
    return { name: `${announced.name}.pdf`, content: signedPdf(announced, pages) };
  });
  route(api, endpoints.downloadSigningKey, async () => {
    if (!signer) throw notFound('key');
    return { name: 'muster-signing-key.pem', content: once(signer.publicPem) };
  });
};

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}
