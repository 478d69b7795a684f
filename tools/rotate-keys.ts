import { migrateIdentity, rotateKeys } from '#identity/main.ts';
import { runCommand, withDatabase } from './database.ts';

const parameters = process.argv.slice(2);
/** Also `npm run rotate-keys --now`, where npm keeps the word to itself. */
const leaked = parameters.includes('--now') || process.env.npm_config_now === 'true';

const LEAKED =
  'New keys sign from now on, and the old ones count for nothing: every session refreshes its tokens, and the sign-in page asks for passwords again.';

await runCommand(async (config) => {
  const [unknown] = parameters.filter((parameter) => parameter !== '--now');
  if (unknown)
    throw new Error(`${unknown} means nothing here. With --now the old keys count for nothing at once.`);
  if (!config.embedded.identity)
    throw new Error(`The keys are those of ${config.OIDC_ISSUER}: rotate them there.`);
  const rotation = await withDatabase(config, async (_url, pool) => {
    await migrateIdentity(pool);
    return rotateKeys(pool, { leaked });
  });
  return leaked ? LEAKED : planned(rotation);
});

function planned({ signsFrom, retiresAt }: { signsFrom: Date; retiresAt: Date }): string {
  return `New keys are published and sign from ${timeOf(signsFrom)} on. The old signing key is withdrawn at ${timeOf(retiresAt)}. Nobody is signed out.`;
}

function timeOf(date: Date): string {
  return `${date.toISOString().slice(11, 16)} UTC`;
}
