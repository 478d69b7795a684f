import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's own collector, which a process may only ask for by a flag. */
const collect = (): ((options: object) => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
};

/** Collects everything, which takes a tenth of a second; `last-resort` also hands the empty pages back to the machine. */
export const collector = (): (() => void) => {
  const ask = collect();
  return () => ask({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

/**
 * Collects what is young, within milliseconds: what a long reading has done with goes before V8 takes it for something that stays
 * and asks the machine for more.
 */
export const youngCollector = (): (() => void) => {
  const ask = collect();
  return () => ask({ type: 'minor', execution: 'sync' });
};
