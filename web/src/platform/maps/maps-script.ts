import { trustScripts } from '../trusted-scripts.ts';

/** Where Google's maps library comes from. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';
/** The channel of its versions that is renewed every week. */
export const MAPS_VERSION = 'weekly';
/** Name of the policy under which its address is trusted; the server's header lists it. */
export const MAPS_POLICY = 'muster-maps';
/** How long a script that came may take to say that it is ready. */
export const MAPS_PATIENCE_MS = 20_000;

const READY = 'musterMapsReady';
const isMaps = (address: string) => address.startsWith(`${MAPS_SCRIPT}?`);
let trusted: ReturnType<typeof trustScripts> | undefined;

/** The address of the library for a key. */
export const mapsAddress = (key: string): string =>
  `${MAPS_SCRIPT}?${new URLSearchParams({ key, v: MAPS_VERSION, libraries: 'places', loading: 'async', callback: READY })}`;

/** Runs the library's script, once; resolves when it says that it is ready. Errors: when it doesn't come, or never says so. */
export function runMapsScript(key: string): Promise<void> {
  trusted ??= trustScripts(MAPS_POLICY, isMaps);
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(mapsAddress(key));
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('The maps library never became ready.')),
      MAPS_PATIENCE_MS,
    );
    const settle = (end: () => void) => () => {
      clearTimeout(late);
      end();
    };
    Reflect.set(window, READY, settle(resolve));
    script.onerror = settle(() => reject(new Error('The maps library could not be fetched.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
