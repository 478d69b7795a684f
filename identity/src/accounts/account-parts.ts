import type { Pool } from 'pg';
import type { Delivery } from '../mail/delivery.ts';
import type { Settings } from '../options.ts';
import type { KnownBrowsers } from '../throttle/known-browsers.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** What the pages work with by which an account or its password comes into being. */
export interface AccountParts {
  pool: Pool;
  settings: Settings;
  throttle: Throttle;
  browsers: KnownBrowsers;
  mail: Delivery;
}
