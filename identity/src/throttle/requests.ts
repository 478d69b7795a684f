import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';

/**
 * Bounds what one network may ask of this process in a minute, whatever it asks: even a sign-in that only begins is a
 * row in the database. Answers how long to wait, in ms; 0 for a request that may go on.
 */
export function requestLimit(perMinute: number): (address: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1000);
      throw refusal;
    }
  };
}
