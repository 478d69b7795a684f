import { replayIntegration } from '@sentry/react';
import type { Config } from '../config.ts';
import { trustScripts } from '../trusted-scripts.ts';
import { replayOptions } from './options.ts';
import workerUrl from './recording-worker.ts?worker&url';

/** Recording of sessions. Its worker comes from our own address, the only one that the page may start workers from. */
export const recording = (config: Config) => {
  const ours = trustScripts('muster-replay', (address) => address === workerUrl);
  return replayIntegration(replayOptions(config, ours(workerUrl)));
};
