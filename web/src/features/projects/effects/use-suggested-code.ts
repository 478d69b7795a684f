import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { suggestCode } from '#contract/projects/code.ts';
import { PROJECT_STATUSES } from '#contract/projects/states.ts';
import { projectList } from '../queries.ts';

const NONE: ReadonlySet<string> = new Set();

/** A free code for a name, told to `onCode` whenever it changes, until `own` says that somebody typed one. */
export function useSuggestedCode(name: string, fresh: boolean, onCode: (code: string) => void) {
  const [typed, setTyped] = useState(!fresh);
  const named = !typed && name.trim() !== '';
  const prefix = named ? suggestCode(name, NONE).replace(/\d+$/, '') : '';
  const same = useQuery({
    ...projectList({ q: prefix, status: [...PROJECT_STATUSES], per_page: 200 }),
    enabled: named,
  });
  const taken = new Set(same.data?.data.map(({ code }) => code));
  const code = named ? suggestCode(name, taken) : '';
  useEffect(() => {
    if (named) onCode(code);
  }, [named, code, onCode]);
  return { own: () => setTyped(true) };
}
