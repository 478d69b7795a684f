import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isLocked } from '#contract/presets/locked.ts';
import type { PresetBeginning } from '#contract/projects/preset-endpoints.ts';
import { applicablePresets } from '../../../platform/applied/applied-presets.ts';
import type { ProjectForm } from '../components/form/project-form.ts';
import type { ProjectValues } from '../components/form/project-values.ts';
import { presetBeginning } from './preset-queries.ts';

/**
 * Starting a new project from a preset: it fills in what nobody has touched, again whenever another one is chosen or the start moves, and
 * what it locks in any case.
 */
export function usePresetStart(form: ProjectForm, empty: ProjectValues, preset_id: string | null) {
  const { data: found } = useQuery({ ...applicablePresets('project'), enabled: preset_id !== null });
  const revision = found?.data.find(({ id }) => id === preset_id)?.current ?? null;
  const start = form.values.start_date ?? empty.start_date ?? '';
  const { data, error, refetch } = useQuery({
    ...presetBeginning(preset_id ?? '', revision ?? 0, start),
    enabled: preset_id !== null && revision !== null,
  });
  const beginning = preset_id === null || data?.applied.id !== preset_id ? undefined : data;
  const filled = useRef<Filled>({});
  const latest = useRef({ form, empty });
  useEffect(() => {
    latest.current = { form, empty };
  });
  useEffect(() => {
    if (preset_id !== null && !beginning) return;
    const { fill, values } = latest.current.form;
    const next = beginning ? filledBy(beginning) : {};
    const begun = begunWith(values, {
      ...{ empty: latest.current.empty, before: filled.current, next, beginning },
    });
    if (Object.keys(begun).length > 0) fill(begun);
    filled.current = next;
  }, [preset_id, beginning]);
  return { beginning, revision, error, refetch };
}

/** Fields that a preset puts into the form. */
type Filled = Readonly<Record<string, unknown>>;

interface Filling {
  readonly empty: ProjectValues;
  /** What was filled in last. */
  readonly before: Filled;
  readonly next: Filled;
  readonly beginning: PresetBeginning | undefined;
}

/** What a preset says, as the form holds it. */
const filledBy = ({ fields }: PresetBeginning): Filled =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      field === 'alert_pcts' && Array.isArray(value) ? value.map(String) : value,
    ]),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What to set: what the next preset says, and as in an empty form what the one before said alone. */
export const begunWith = (
  values: ProjectValues,
  { empty, before, next, beginning }: Filling,
): Partial<ProjectValues> => {
  const now = new Map<string, unknown>(Object.entries(values));
  const blank = new Map<string, unknown>(Object.entries(empty));
  const isFree = (field: string) =>
    isSame(now.get(field), field in before ? before[field] : blank.get(field)) ||
    (beginning !== undefined && isLocked(beginning.applied, field));
  const fields = [...new Set([...Object.keys(before), ...Object.keys(next)])].filter(isFree);
  return Object.fromEntries(fields.map((field) => [field, field in next ? next[field] : blank.get(field)]));
};
