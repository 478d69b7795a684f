import type { IncidentState, Severity } from '#contract/ops-log/states.ts';
import type { GraveRecord } from '../queries/grave-incidents.ts';

/** A grave incident that wasn't closed at a moment. */
export interface OpenIncident {
  readonly project_id: string;
  readonly entry_seq: number;
  readonly entry_id: string;
  readonly title: string;
  readonly severity: 'sev1' | 'sev2';
  readonly state: IncidentState;
  readonly occurred_at: string;
}

/** Grave incidents that weren't closed at a moment, by what had been written until then; a correction says how grave one is. */
export const openIncidents = (records: readonly GraveRecord[], moment: string): OpenIncident[] => {
  const incidents = Map.groupBy(
    records.filter(({ at }) => at <= moment),
    ({ project_id, entry_seq }) => `${project_id} ${entry_seq}`,
  );
  return [...incidents.values()].flatMap((written) => {
    const said = written.findLast(({ kind }) => kind !== 'incident');
    if (!said || !isGraveOne(said.severity)) return [];
    const state = written.findLast(({ kind }) => kind === 'incident')?.state ?? 'open';
    if (state === 'closed') return [];
    const { project_id, entry_seq, entry_id, occurred_at, title, severity } = said;
    return [{ project_id, entry_seq, entry_id, occurred_at, title: title ?? '', severity, state }];
  });
};

const isGraveOne = (given: Severity | null): given is 'sev1' | 'sev2' => given === 'sev1' || given === 'sev2';
