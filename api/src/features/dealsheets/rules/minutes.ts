import Big from 'big.js';

/** Minutes of an exact number of hours, half up. */
export const wholeMinutes = (hours: string): number =>
  Number(new Big(hours).times(60).round(0, Big.roundHalfUp).toFixed());
