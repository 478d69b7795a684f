import { helpOutOfCodes, migrateIdentity } from '#identity/main.ts';
import { runCommand, withDatabase } from './database.ts';

const [email = ''] = process.argv.slice(2);
const person = email.toLowerCase();

await runCommand(async (config) => {
  if (!person) throw new Error('Whose codes? npm run -s codes-off -- ann@example.org');
  if (!config.embedded.identity)
    throw new Error(`Codes are set up at ${config.OIDC_ISSUER}: turn them off there.`);
  return withDatabase(config, async (_, pool) => {
    await migrateIdentity(pool);
    const address = { issuer: config.OIDC_ISSUER, applicationOrigins: [new URL(config.PUBLIC_URL).origin] };
    if (!(await helpOutOfCodes(pool, address, person))) throw new Error(`${person} has no codes turned on.`);
    return `${person} signs in without codes now, and gets a mail that says so.`;
  });
});
