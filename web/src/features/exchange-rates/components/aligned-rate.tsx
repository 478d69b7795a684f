import styles from './aligned-rate.module.css';

/** Digits behind the point or comma of a number that is written out. */
export const placesOf = (written: string): number => /\D(\d+)$/.exec(written)?.[1]?.length ?? 0;

type AlignedRateProps = {
  written: string;
  /** Digits that the longest of its column has behind the point. */
  places: number;
};

/** A rate whose point stands below those of its column: room is kept for the digits that it doesn't have. */
export function AlignedRate({ written, places }: AlignedRateProps) {
  const room = '0'.repeat(Math.max(0, places - placesOf(written)));
  return (
    <span className={styles.aligned} data-room={room}>
      {written}
    </span>
  );
}
