import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COPY_PARTS, type CopyPart, type CopyPreview } from '#contract/projects/copies.ts';
import type { ProjectForm } from '../components/form/project-form.ts';
import type { ProjectValues } from '../components/form/project-values.ts';
import { movedValues, partValues } from './copy-values.ts';
import { projectCopy } from './settings-queries.ts';

/** Taking over another project into the form of a new one: what is chosen stands in the fields, where it can be changed. */
export function useCopy(form: ProjectForm, empty: ProjectValues, source: string | null) {
  const [parts, setParts] = useState<readonly CopyPart[]>(COPY_PARTS);
  const start = form.values.start_date ?? empty.start_date ?? '';
  const { data, error, refetch } = useQuery({
    ...projectCopy(source ?? '', start),
    enabled: source !== null,
  });
  const preview = source === null ? undefined : data;
  useFilling(form, source, preview, (taken) => fillAll(form, empty, taken, parts));
  const toggle = (part: CopyPart, isChosen: boolean) => {
    setParts(COPY_PARTS.filter((one) => (one === part ? isChosen : parts.includes(one))));
    form.fill(partValues(part, isChosen ? (preview?.fields ?? {}) : {}, empty));
  };
  const moveStart = (day: string | null) => form.fill(movedValues(form.values, day));
  return { parts, toggle, moveStart, preview, error, refetch };
}

/** Fills the form once for every project that is chosen, but never over a draft that has come back. */
function useFilling(
  { restored }: ProjectForm,
  source: string | null,
  preview: CopyPreview | undefined,
  fill: (preview: CopyPreview) => void,
): void {
  const filled = useRef<string | null>(null);
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (source === null) filled.current = null;
    if (!source || !preview || filled.current === source) return;
    const isFirst = filled.current === null;
    filled.current = source;
    if (!(isFirst && restored)) latest.current(preview);
  }, [source, preview, restored]);
}

const fillAll = (
  form: ProjectForm,
  empty: ProjectValues,
  { fields, name }: CopyPreview,
  parts: readonly CopyPart[],
): void =>
  form.fill({
    ...(form.values.name.trim() ? {} : { name }),
    ...Object.assign({}, ...parts.map((part) => partValues(part, fields, empty))),
  });
