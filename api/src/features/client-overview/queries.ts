/** How money of a client's work comes into one currency, for other rooms that measure it. */
export { Exchange, type MonthRate, ratesFor } from './queries/rates.ts';
