import { type MergeField, mergeField } from '#contract/clients/merging.ts';
import { brokenRule } from '#contract/errors.ts';

/** A client as it is stored. */
interface Row {
  readonly tags: string[];
}
type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The fields in which two clients differ, and those that the first one lacks; tags of both are suggested together. */
export const compareClients = (winner: Row, loser: Row) => {
  const [mine, theirs] = [valuesOf(winner), valuesOf(loser)];
  const differing = mergeField.options.filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
  return {
    differing,
    suggested: differing.filter(
      (field) => !isEmpty(theirs[field]) && (isEmpty(mine[field]) || field === 'tags'),
    ),
  };
};

const valuesOf = (row: Row): Values => ({ ...row });

const MOST_TAGS = 20;

/** What the client that stays gets: the other's values of the fields that are taken, and the tags of both. */
export const takenFields = (winner: Row, loser: Row, take: readonly MergeField[]): Values => {
  const theirs = valuesOf(loser);
  const taken = Object.fromEntries(take.map((field) => [field, theirs[field]]));
  if (!take.includes('tags')) return taken;
  const tags = [...new Set([...winner.tags, ...loser.tags])];
  if (tags.length > MOST_TAGS)
    throw brokenRule(
      'too-many-tags',
      'take',
      `Both together have ${tags.length} tags, and a client has ${MOST_TAGS} at most: keep those of one.`,
    );
  return { ...taken, tags };
};
