import Big from 'big.js';

/** A stored exact decimal (`42.5000`) as people write it (`42.50`): at least `places` decimals, never fewer than it has. */
export const plainDecimal = (stored: string, places: number): string => {
  const exact = new Big(stored);
  const written = exact.toFixed();
  return (written.split('.')[1] ?? '').length < places ? exact.toFixed(places) : written;
};
