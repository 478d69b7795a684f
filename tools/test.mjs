// `npm test`: plain JavaScript for any Node from 20.19 on; what is installed does the rest.
import { spawnSync } from 'node:child_process';
import { provideChromium } from './setup/chromium.mjs';
import { environment, install, node, root } from './setup/install.mjs';

install();
provideChromium();
const { status } = spawnSync(node, ['tools/testing/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
