import { brokenRule } from '#contract/errors.ts';
import { addressOfNobody } from '#contract/members/no-address.ts';
import type { Context } from '../../../platform/context.ts';
import { listAddresses, listMembersOf, newIds } from '../queries/ours.ts';
import type { Choices } from './choices.ts';
import { insertRows } from './insert-rows.ts';
import { requireOurs, splitChoices } from './split-choices.ts';

/**
 * Everybody whose time a file holds, by key: ours, or new as placeholders who can be invited later, in the team from their
 * first day in the file on. Throws 422 for a person or an address that can't be used.
 */
export const createPeople = async (
  context: Context,
  importId: string,
  choices: Choices['people'],
  firstDays: ReadonlyMap<string, string>,
) => {
  const { existing, made } = splitChoices(choices);
  const found = requireOurs(
    'people',
    'person',
    existing,
    await listMembersOf(context, [...existing.values()]),
  );
  const addresses = made.size > 0 ? await listAddresses(context) : new Set<string>();
  const ids = await newIds(context, made.size);
  const rows = [...made].map(([key, { name, email }], at) => {
    if (name === '')
      throw brokenRule('person-needed', `people.${key}`, 'The file names nobody. Choose whose time this is.');
    const address = email
      ? requireFree(key, email.toLowerCase(), addresses)
      : addressOfNobody(name, addresses);
    addresses.add(address);
    return { key, id: ids[at] ?? '', name, email: address, start_date: firstDays.get(key) ?? '' };
  });
  const org_id = context.organization;
  await insertRows(
    context,
    'members',
    rows.map(({ key, ...row }) => ({ ...row, ...PLACEHOLDER, org_id, import_id: importId })),
  );
  const created = rows.map(({ key, id, name }) => [key, { id, name, level: null }] as const);
  return {
    byKey: new Map([...found, ...created]),
    created: created.map(([, { id, name }]) => ({ id, name })),
  };
};

const PLACEHOLDER = { employment: 'placeholder', status: 'active' } as const;

const requireFree = (key: string, email: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(email)) return email;
  throw brokenRule(
    'unique',
    `people.${key}.create.email`,
    `Somebody of the team has the address ${email}: choose them instead.`,
  );
};
