import { deviceStore } from '../../storage.ts';

const MARKER = 'last-read';

/** Digest of the contract that this build was made with: what was kept of another one is thrown away. */
export const DATA_SHAPE: string = import.meta.env.VITE_DATA_SHAPE ?? '';

/** Whose reads are kept on this device, in which shape. */
export interface Marker {
  readonly username: string;
  readonly shape: string;
}

/** The marker; null where nothing is kept, so that nothing has to be loaded to find out. */
export function readMarker(): Marker | null {
  const [shape, username] = deviceStore.read(MARKER)?.split('\n') ?? [];
  return shape === undefined || !username ? null : { shape, username };
}

/** Says that something is kept for this person by this build. */
export const writeMarker = (username: string): void =>
  deviceStore.write(MARKER, `${DATA_SHAPE}\n${username}`);

/** Nothing is kept for anybody from here on. */
export const removeMarker = (): void => deviceStore.remove(MARKER);
