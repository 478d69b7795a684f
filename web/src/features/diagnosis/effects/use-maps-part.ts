import { usePlacesState } from '../../../platform/maps/places.ts';
import type { PlacesState } from '../../../platform/maps/places-loader.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';
import type { Part } from './facts.ts';

const TONES: Readonly<Record<PlacesState, Tone>> = {
  'not-configured': 'muted',
  'not-asked': 'neutral',
  loading: 'neutral',
  ready: 'ok',
  failed: 'bad',
};

/** How the places library stands. */
export function useMapsPart(): Part & { state: PlacesState } {
  const state = usePlacesState();
  const value = t(state === 'failed' ? 'maps_failed' : state);
  return { title: t('maps'), facts: [{ label: t('library'), value, tone: TONES[state] }], state };
}
