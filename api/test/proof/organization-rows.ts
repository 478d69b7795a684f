import type { TestDatabase } from '../database.ts';

/** Gives an organization a picture, and leaves it in its first version. */
export const makeLogo = async (database: TestDatabase, organization: string): Promise<void> => {
  await database.query(`begin; set local session_replication_role = replica;
    insert into organization_logos (org_id, content, type) values ('${organization}', 'webp', 'image/webp');
    update organizations set logo_hash = repeat('a', 64) where org_id = '${organization}'; commit`);
};
