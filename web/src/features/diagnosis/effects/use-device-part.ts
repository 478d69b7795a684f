import { useQuery } from '@tanstack/react-query';
import { config } from '../../../platform/config.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';
import type { Part } from './facts.ts';

const MEGABYTE = 1_048_576;

/** What the browser says of itself. */
export function useDevicePart(): Part {
  const { zone, number } = useFormat();
  const { data: used } = useQuery({
    queryKey: ['diagnosis', 'storage'],
    queryFn: async () => (await navigator.storage?.estimate())?.usage ?? null,
  });
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  const { environment, release } = config();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    title: t('device'),
    facts: [
      { label: t('browser'), value: navigator.userAgent },
      { label: t('languages'), value: navigator.languages.join(', ') },
      { label: t('zone'), value: zone },
      { label: t('window'), value: t('pixels', { width, height, ratio: number(ratio, 2) }) },
      { label: t('motion'), value: t(isCalm ? 'yes' : 'no') },
      { label: t('storage'), value: used == null ? t('unknown') : `${number(used / MEGABYTE, 1)} MB` },
      { label: t('environment'), value: environment },
      { label: t('release'), value: release || t('none') },
    ],
  };
}
