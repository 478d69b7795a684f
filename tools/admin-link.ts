import { linkLines, obtainAdmin } from '#api/first-admin.ts';
import { migrate } from '#api/platform/postgres/migrate.ts';
import { migrateIdentity, passwordLink } from '#identity/main.ts';
import { runCommand, withDatabase } from './database.ts';

const [email] = process.argv.slice(2);

await runCommand(async (config) => {
  if (!email) throw new Error('Whose link? npm run -s admin-link -- ann@example.org');
  if (!config.embedded.identity)
    throw new Error(`Passwords are set at ${config.OIDC_ISSUER}: ask for a new one there.`);
  return withDatabase(config, async (url, pool) => {
    await migrate(url, config.APP_DATABASE_URL);
    await migrateIdentity(pool);
    const person = await obtainAdmin(url, email);
    if (!person) throw new Error(`${email} isn't administrator: only one who is gets a link here.`);
    return linkLines(person.email, await passwordLink(pool, config.OIDC_ISSUER, person.email)).join('\n');
  });
});
