import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';
import { type Kind, LIMITS } from './limits.ts';

/** An attempt that has been counted. */
export interface Attempt {
  /** How long to wait until one may be made again, in milliseconds; 0 when this one may go on. */
  waitMs: number;
  /** It was right: the account's count starts again, and the network's count doesn't include it. */
  succeeded(): Promise<void>;
}

/** Counts attempts in the database, so for all processes together and across restarts. */
export interface Throttle {
  /**
   * Counts an attempt before it is made. The account is an e-mail address or a sub, whether or not it exists; null when
   * it isn't known yet. A browser known to the account counts for itself alone.
   */
  guard(kind: Kind, account: string | null, address: string, knownBrowser?: string): Promise<Attempt>;
  /** Starts the account's count again: whoever has proved the address by mail isn't held up by others' failures. */
  reset(kind: Kind, account: string): Promise<void>;
  /** True at most once a minute for an account, known or not. */
  isFirstInMinute(kind: Kind, account: string): Promise<boolean>;
}

type Scope = 'near' | 'account' | 'address' | 'minute';
interface Count {
  scope: Scope;
  key: string;
}

export function createThrottle(pool: Pool): Throttle {
  const limiter = (kind: Kind, scope: Scope) => {
    const [points, minutes] = scope === 'minute' ? [1, 1] : LIMITS[kind][scope];
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'idp',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${kind} ${scope}`,
      points,
      duration: minutes * 60,
    });
  };

  /** Milliseconds to wait; 0 when this one is still allowed. */
  async function consume(kind: Kind, { scope, key }: Count): Promise<number> {
    try {
      await limiter(kind, scope).consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1000);
      throw refusal;
    }
  }

  return {
    async guard(kind, account, address, knownBrowser) {
      const counts = countsOf(account, networkOf(address), knownBrowser);
      const waitMs = await firstRefusal(counts, (count) => consume(kind, count));
      const succeeded = async () => {
        for (const { scope, key } of counts) {
          if (scope === 'address') await limiter(kind, scope).reward(key);
          else await limiter(kind, scope).delete(key);
        }
        if (account !== null) await limiter(kind, 'account').delete(hash(account));
      };
      return { waitMs, succeeded };
    },
    async reset(kind, account) {
      await limiter(kind, 'account').delete(hash(account));
    },
    async isFirstInMinute(kind, account) {
      return (await consume(kind, { scope: 'minute', key: hash(account) })) === 0;
    },
  };
}

/** In this order, and none after the first refusal: who is refused near by can't go on filling the account's count. */
function countsOf(account: string | null, network: string, knownBrowser: string | undefined): Count[] {
  if (account !== null && knownBrowser !== undefined)
    return [{ scope: 'near', key: hash(account, 'browser', knownBrowser) }];
  const address: Count = { scope: 'address', key: hash(network) };
  if (account === null) return [address];
  return [
    { scope: 'near', key: hash(account, 'network', network) },
    address,
    { scope: 'account', key: hash(account) },
  ];
}

async function firstRefusal(counts: Count[], consume: (count: Count) => Promise<number>): Promise<number> {
  for (const count of counts) {
    const waitMs = await consume(count);
    if (waitMs > 0) return waitMs;
  }
  return 0;
}

/** The account in any writing: what is typed around it would else begin counts of its own. */
const hash = (...parts: string[]) =>
  createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url');
