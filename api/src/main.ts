import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { startMuster } from './muster.ts';
import { closeWithGrace } from './platform/http/closing.ts';

try {
  const muster = await startMuster(readConfig());
  closeWithGrace(muster.close);
} catch (error) {
  console.error(`\nMuster didn't start. ${explain(error)}\n`);
  process.exit(1);
}
