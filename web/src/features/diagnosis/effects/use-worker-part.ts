import { buildState } from '../../../platform/builds/build-state.ts';
import { useWatched } from '../../../platform/builds/watched.ts';
import { type WorkerStatus, workerState } from '../../../platform/builds/worker-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';
import type { Part } from './facts.ts';

const TONES: Readonly<Partial<Record<WorkerStatus, Tone>>> = {
  activated: 'ok',
  'offline-ready': 'ok',
  'needs-refresh': 'info',
  failed: 'bad',
};

/** How it stands with the service worker and the build. */
export function useWorkerPart(): Part {
  const { status, hasFailed, failure } = useWatched(workerState);
  const { id, newer, checkedAt } = useWatched(buildState);
  const { instant } = useFormat();
  const isControlled = Boolean(navigator.serviceWorker?.controller);
  return {
    title: t('worker'),
    facts: [
      {
        label: t('worker_state'),
        value: t(status),
        tone: hasFailed ? 'bad' : (TONES[status] ?? 'neutral'),
      },
      ...(failure ? [{ label: t('failure'), value: failure }] : []),
      { label: t('controlled'), value: t(isControlled ? 'yes' : 'no') },
      { label: t('build'), value: id ?? t('build_none') },
      { label: t('newer'), value: newer === null ? t('none') : t('newer_found', { id: newer }) },
      { label: t('checked'), value: checkedAt === null ? t('never') : instant(checkedAt) },
    ],
  };
}
