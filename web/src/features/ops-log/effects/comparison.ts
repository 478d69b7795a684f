import { readable } from '#contract/comments/mentions.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** What an entry says, as far as a correction may say otherwise. */
export type Said = Pick<
  OpsLogEntry,
  'severity' | 'title' | 'body' | 'occurred_at' | 'location' | 'people' | 'tags' | 'mentions'
>;

/** One thing that is said otherwise. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const wordsOf = (said: Said, format: Pick<Format, 'instant'>): readonly (readonly [string, string])[] => [
  [t('title'), said.title],
  [t('severity'), t(`severity_${said.severity}`)],
  [t('happened_at'), format.instant(said.occurred_at)],
  [t('body'), readable(said.body, namesOf(said))],
  [t('location'), said.location ?? ''],
  [t('people'), said.people.map(({ name }) => name).join(', ')],
  [t('tags'), said.tags.join(', ')],
];

const namesOf = ({ mentions }: Said) => new Map(mentions.map(({ id, name }) => [id, name]));

/** What is said otherwise than before, field by field, in words. */
export function differencesOf(before: Said, after: Said, format: Pick<Format, 'instant'>): Difference[] {
  const said = wordsOf(after, format);
  return wordsOf(before, format).flatMap(([field, old], at) => {
    const now = said[at]?.[1] ?? '';
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}
