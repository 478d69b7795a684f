import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetUse } from '#contract/presets/uses.ts';

/** A preset of projects that is published twice and applied to four projects. */
export const presetDetail = (different: Partial<Preset> = {}): Preset => ({
  ...{ id: 'p1', version: 3, kind: 'project', scope: 'organization', name: 'Guarding contract' },
  ...{ description: 'For sites with shifts', current: 2, draft: null, revisions: 2, uses: 4, behind: 3 },
  ...{ updated_at: '2026-01-02T00:00:00.000Z', archived_at: null },
  ...different,
});

/** A revision of it. */
export const revisionDetail = (
  revision: number,
  payload: PresetRevision['payload'],
  different: Partial<PresetRevision> = {},
): PresetRevision => ({
  ...{ revision, version: 1, status: 'published', payload, locked: [], note: '' },
  ...{ published_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  updated_by: { name: 'Mara Quinn' },
  ...different,
});

const FIRST = revisionDetail(1, { priority: 'high', alert_pcts: [50, 90] });
const SECOND = revisionDetail(
  2,
  {
    ...{ priority: 'normal', alert_pcts: [50, 90], hard_cap: false },
    milestones: [{ name: 'Kick-off', after_days: 0 }],
  },
  { locked: ['/alert_pcts'], note: 'Calmer' },
);

/** What it said, newest first. */
export const REVISIONS: readonly PresetRevision[] = [SECOND, FIRST];

/** The same with a draft that says more. */
export const WITH_DRAFT: readonly PresetRevision[] = [
  revisionDetail(
    3,
    { ...SECOND.payload, priority: 'urgent' },
    { status: 'draft', locked: [], published_at: null, version: 5 },
  ),
  ...REVISIONS,
];

/** Where it is applied: two projects and what every project has. */
export const USES: readonly PresetUse[] = [
  {
    ...{ place: 'project', id: 'j1', name: 'Harbour', revision: 1, drifted: 2 },
    project: { id: 'j1', code: 'HB-12', name: 'Harbour' },
  },
  { place: 'ops_log_template', id: 't1', name: 'Round', revision: 1, drifted: 0, project: null },
  {
    ...{ place: 'project', id: 'j2', name: 'Quay', revision: 2, drifted: 0 },
    project: { id: 'j2', code: 'QY-3', name: 'Quay' },
  },
];

/** Answers what the pages of a preset read. */
export const presetReads =
  (preset: Preset, revisions: readonly PresetRevision[], uses: readonly PresetUse[] = USES) =>
  ({ path }: { readonly path: string }) => {
    const of = (data: readonly unknown[]) => ({ body: { data, before: null, after: null } });
    if (path.endsWith('/revisions')) return of(revisions);
    return path.endsWith('/uses') ? of(uses) : { body: preset };
  };
