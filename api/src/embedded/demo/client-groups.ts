import type pg from 'pg';
import type { Company } from './company.ts';
import { idOf } from './random.ts';

/** Who belongs to whom among the clients, by their codes. */
const GROUPS = [
  ['PIERH', 'PIER'],
  ['PIERA', 'PIER'],
  ['SEAVIEW', 'PIERH'],
] as const;

/** Two that share a web address and are two all the same. */
const NOT_THE_SAME = ['TERN', 'TERNT'] as const;

/** Puts clients below each other, and says of two that look like one that they aren't. */
export const seedClientGroups = async (client: pg.Client, { slug, clients }: Company): Promise<void> => {
  const known = clients.map(([, code]) => code);
  const idFor = (code: string) => idOf(slug, 'client', code);
  for (const [child, parent] of GROUPS)
    if (known.includes(child))
      await client.query('update clients set parent_id = $2 where id = $1', [idFor(child), idFor(parent)]);
  await client.query(
    'update client_duplicates set dismissed_at = now() where first_id = any ($1) and second_id = any ($1)',
    [NOT_THE_SAME.map(idFor)],
  );
};
