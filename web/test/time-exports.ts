import type { ExportLine, ExportPreview, TimeExport } from '#contract/time-exports/shapes.ts';

/** A line of payroll: two hours of work at £30. */
export const exportLine = (fields: Partial<ExportLine> = {}): ExportLine => ({
  member: { id: '0198c0de-0000-7000-8000-000000000011', name: 'Tomasz Wrona' },
  ...{ client: null, project: null, service: null, category: 'work', day: null },
  ...{ rate: '30', unit: 'hour', currency: 'GBP', seconds: 7_200, entries: 2, amount_minor: 6_000 },
  ...fields,
});

/** What would go out: that line alone. */
export const exportPreview = (fields: Partial<ExportPreview> = {}): ExportPreview => ({
  ...{ lines: [exportLine()], line_count: 1, entries: 2, seconds: 7_200 },
  amounts: [{ currency: 'GBP', amount_minor: 6_000 }],
  unapproved: { entries: 0, seconds: 0, members: 0 },
  already: { entries: 0, seconds: 0 },
  ...fields,
});

/** What went out of it. */
export const timeExport = (fields: Partial<TimeExport> = {}): TimeExport => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000021', version: 1, purpose: 'payroll' },
  ...{ from: '2026-10-01', to: '2026-10-31', parts: ['member', 'category', 'rate'] },
  ...{ client: null, project: null, member: null, entries: 2, seconds: 7_200 },
  amounts: [{ currency: 'GBP', amount_minor: 6_000 }],
  ...{ created_at: '2026-11-03T09:00:00Z', created_by: 'Maren Holt', withdrawn_at: null },
  ...fields,
});
