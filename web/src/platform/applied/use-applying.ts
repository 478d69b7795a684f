import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PresetPreview, PresetToApplyOver } from '#contract/presets/applying.ts';
import { isCallError } from '../call-error.ts';
import { refusedFields } from '../http/refused-fields.ts';
import { failedRead } from '../list/failed-read.ts';
import { a, type Ticks } from './applied-words.ts';

/** Which revision of which preset. */
export interface Chosen {
  readonly preset_id: string;
  readonly revision: number;
}

interface Applying<Preview, Done> {
  /** What it is applied to. */
  readonly key: readonly unknown[];
  readonly preview: (chosen: Chosen, signal: AbortSignal) => Promise<Preview>;
  readonly apply: (body: PresetToApplyOver) => Promise<Done>;
  readonly onDone: (done: Done) => void;
}

/**
 * Applying a revision with a look at what it does: what was ticked is given up for what the preset says. Where somebody changed it
 * meanwhile, it is looked at anew, and what was ticked stays.
 */
export function useApplying<Preview extends PresetPreview, Done>(
  chosen: Chosen | null,
  { key, preview, apply, onDone }: Applying<Preview, Done>,
) {
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const seen = useQuery({
    queryKey: [...key, 'preset-preview', chosen],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('Nothing is asked of no preset.');
      return preview(chosen, signal);
    },
    ...{ enabled: chosen !== null, staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ version, steps }: Preview) => {
      if (!chosen) throw new Error('No preset is applied.');
      return apply({ ...chosen, version, ...saidBy(ticks, steps) });
    },
    meta: { toast: false },
    onSuccess: onDone,
    onError: (failed) => {
      if (isCallError(failed, 412)) void seen.refetch();
    },
  });
  return {
    ...{ ticks, seen: seen.data },
    /** Another preset is looked at: what was said of the one before is over. */
    restart: () => {
      setTicks(new Map());
      reset();
    },
    failed: failedRead(seen.error, a('failed'), seen.refetch),
    /** What the box says and does, whatever it is applied to. */
    box: {
      ...{ title: a('title'), note: a(isFirst(seen.data) ? 'note_first' : 'note') },
      words: { was: a('was'), is: a('is'), becomes: a('becomes'), nothing: a('nothing') },
      verb: chosen ? a('verb', { revision: chosen.revision }) : a('title'),
      refused: error ? sentences(error) : [],
      isReady: seen.data !== undefined && !seen.isFetching && !isPending,
      onTake: (path: string, isTaken: boolean) => setTicks(new Map([...ticks, [path, isTaken]])),
      onApply: () => {
        if (seen.data) mutate(seen.data);
      },
    },
  };
}

/** What is taken and what is left otherwise than it would be. */
const saidBy = (ticks: Ticks, steps: PresetPreview['steps']) => {
  const changed = steps.filter(({ path, taken }) => (ticks.get(path) ?? taken) !== taken);
  const paths = (isTaken: boolean) =>
    changed.filter(({ taken }) => taken === isTaken).map(({ path }) => path);
  return { take: paths(false), leave: paths(true) };
};

const isFirst = (seen: PresetPreview | undefined): boolean =>
  seen?.steps.some(({ reason }) => reason === 'fresh') ?? false;

const sentences = (error: unknown): string[] => {
  if (!isCallError(error)) return [a('apply_failed')];
  return [...new Set(refusedFields(error, a('stale')).map(({ message }) => message))];
};
