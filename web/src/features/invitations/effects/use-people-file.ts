import { useState } from 'react';
import { t } from '../messages.ts';
import type { Invitee } from './invitees.ts';
import { readPeople } from './people-file.ts';

/** Reads a file of people; `outcome` says how many were read, or why none could be. */
export function usePeopleFile(onPeople: (people: Invitee[]) => void) {
  const [outcome, setOutcome] = useState<{ text: string; isRefused: boolean }>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    try {
      const people = await readPeople(file);
      onPeople(people);
      setOutcome({ text: t('file_read', { count: people.length, name }), isRefused: false });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      setOutcome({ text: `${t('file_refused', { name })}. ${why}`, isRefused: true });
    }
  };
  return { outcome, read };
}
