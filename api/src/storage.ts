import { s3Store } from './features/attachments/adapters/s3.ts';
import type { ObjectStore } from './platform/object-store.ts';

/** Settings of the S3-compatible store for files; an empty text isn't set. */
export interface StorageSettings {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

const KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Half of the settings is refused: a bucket needs its keys, and the rest a bucket. */
export const refuseHalfAStore = (
  set: StorageSettings,
  refuse: (setting: string, rest: string) => never,
): void => {
  const missing = KEYS.find((name) => !set[name]);
  if (set.S3_BUCKET && missing) refuse(missing, 'is missing: S3_BUCKET needs it.');
  const alone = ([...KEYS, 'S3_ENDPOINT'] as const).find((name) => set[name]);
  if (!set.S3_BUCKET && alone) refuse('S3_BUCKET', `is missing: ${alone} needs it.`);
};

/** Where files lie beside the database; null where no bucket is set. */
export const storeOf = (set: StorageSettings): ObjectStore | null =>
  set.S3_BUCKET
    ? s3Store({
        endpoint: set.S3_ENDPOINT ?? `https://s3.${set.S3_REGION}.amazonaws.com`,
        ...{ bucket: set.S3_BUCKET, region: set.S3_REGION },
        ...{ accessKeyId: set.S3_ACCESS_KEY_ID, secretAccessKey: set.S3_SECRET_ACCESS_KEY },
      })
    : null;
