import {
  exportDraftedChartCsv,
  exportDraftedChartPdf,
  exportOrgChartCsv,
  exportOrgChartPdf,
} from '#contract/org-chart/endpoints.ts';
import { fetchFile } from '../../../../platform/call.ts';

/** What of the chart the server draws: of a day, or of a draft. */
type Asked = {
  day?: string | undefined;
  draft?: string | undefined;
  root?: string | undefined;
  layers: number;
};

const askFor = (kind: 'csv' | 'pdf', { day, draft, root, layers }: Asked) => {
  const branch = { ...(root === undefined ? {} : { root }), layers };
  if (draft !== undefined) {
    const params = { reorganisation_id: draft };
    return kind === 'csv'
      ? fetchFile(exportDraftedChartCsv, { params })
      : fetchFile(exportDraftedChartPdf, { params, query: branch });
  }
  const shown = day === undefined ? {} : { day };
  return kind === 'csv'
    ? fetchFile(exportOrgChartCsv, { query: shown })
    : fetchFile(exportOrgChartPdf, { query: { ...shown, ...branch } });
};

/** The sheet, or everybody as rows: files that the server makes. */
export const fetchChartFile = async (kind: 'csv' | 'pdf', asked: Asked): Promise<Blob> =>
  (await askFor(kind, asked)).bytes;
