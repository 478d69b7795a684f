import type { Database } from '../../../platform/postgres/database.ts';
import { isTagOf, tagOf } from '../../../platform/signed.ts';
import { requireKeys } from './keys.ts';

const PURPOSE = 'mail-bounce';

/** What a mail's address to come back to bears: its name and that it was this server that gave it, 48 characters. */
export const bounceTagOf = (signing: string, name: string): string => {
  const bare = name.replaceAll('-', '');
  return `${bare}${tagOf(signing, PURPOSE, bare)}`;
};

/** The name of the mail that came back to such an address: a notification's or a digest's; null for a tag of somebody else's. */
export const findBounced = async (db: Database, tag: string): Promise<string | null> => {
  const [bare, mac] = [tag.slice(0, 32), tag.slice(32)];
  const { signing } = await requireKeys(db);
  if (!isTagOf(signing, PURPOSE, bare, mac)) return null;
  return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
