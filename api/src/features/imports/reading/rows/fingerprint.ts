import { createHash } from 'node:crypto';
import { sameName } from '../values/labels.ts';
import type { FileEntry } from './entry.ts';

/**
 * SHA-256 (hex) per entry, in the same order: over person, day, start, duration, client, project, task and note, and which
 * of the file's identical rows it is. Equal for the same row of a second export, whatever order or encoding that has.
 */
export const fingerprints = (entries: readonly FileEntry[]): string[] => {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const identity = identityOf(entry);
    const occurrence = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, occurrence);
    return createHash('sha256').update(`${identity}\n${occurrence}`).digest('hex');
  });
};

const identityOf = ({ person, client, project, service, note, span }: FileEntry): string =>
  JSON.stringify([
    person.email || sameName(person.name),
    span.workDate,
    span.start,
    span.durationSeconds,
    sameName(client ?? ''),
    sameName(project?.name ?? ''),
    sameName(service ?? ''),
    note,
  ]);
