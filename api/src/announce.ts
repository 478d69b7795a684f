import type { Config } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './embedded/demo/accounts.ts';

/** Tells the person who started Muster where it is, who can sign in and where the data lies. */
export const announce = (config: Config, dataDir: string | null, admin: readonly string[]): void => {
  const lines = [`Muster is ready: ${config.PUBLIC_URL}`, `Sign-in:         ${config.OIDC_ISSUER}`];
  if (dataDir) lines.push(`Data:            ${dataDir}`);
  if (config.DEMO) {
    lines.push('', `Demo accounts, password ${DEMO_PASSWORD}:`);
    lines.push(...DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`));
  }
  if (admin.length > 0) lines.push('', ...admin);
  console.log(`\n${lines.join('\n')}\n`);
};
