import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SettingPreview } from '#contract/organizations/settings.ts';
import { type PreviewQuestion, settingsPreview } from '../queries.ts';

/** Milliseconds without a change before the server is asked. */
const REST_MS = 350;

/** What changes would do. `found` is undefined until it is known of these very changes. */
export interface Effects {
  /** The settings that would be others. */
  readonly fields: readonly string[];
  readonly found: SettingPreview | undefined;
  readonly isError: boolean;
}

/** What changes would do, asked when the hands rest; undefined while there are none. */
export function useEffects(question: PreviewQuestion | null): Effects | undefined {
  const key = JSON.stringify(question);
  const [rested, setRested] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, isError } = useQuery(settingsPreview(JSON.parse(rested)));
  if (question === null) return undefined;
  const fields = Object.keys(question.changes ?? {});
  return { fields, found: rested === NOTHING ? undefined : data, isError };
}

const NOTHING = 'null';
