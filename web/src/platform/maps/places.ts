import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';
import { runMapsScript } from './maps-script.ts';
import {
  makePlacesLoader,
  type PlacesLibrary,
  type PlacesLoader,
  type PlacesState,
} from './places-loader.ts';

interface Maps {
  importLibrary(name: 'places'): Promise<PlacesLibrary>;
}

declare global {
  interface Window {
    google?: { maps?: Maps };
    /** Called by Google's library when it doesn't take the key. */
    gm_authFailure?: () => void;
  }
}

let loader: PlacesLoader | undefined;

/** The one loader of this page. */
export function places(): PlacesLoader {
  loader ??= makePlacesLoader({
    key: config().mapsKey,
    fetch: fetchLibrary,
    pause: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
  });
  return loader;
}

/** How the places library stands, for whoever shows it; asks for nothing. */
export const usePlacesState = (): PlacesState => useSyncExternalStore(places().subscribe, places().state);

async function fetchLibrary(key: string): Promise<PlacesLibrary> {
  window.gm_authFailure = () => places().refuse();
  if (!window.google?.maps?.importLibrary) await runMapsScript(key);
  const maps = window.google?.maps;
  if (!maps) throw new Error('The maps library left nothing behind.');
  return maps.importLibrary('places');
}
