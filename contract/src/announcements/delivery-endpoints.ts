import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notificationTypes } from '../notifications/catalogue.ts';
import { CHANNELS } from '../notifications/shapes.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import { failedDelivery } from './shapes.ts';

const object = '/deliveries';

/** The most deliveries that one request sends again. */
export const MOST_RESENT = 5_000;

const failed = z.object({
  announcement: id.optional(),
  channel: several(z.enum(CHANNELS).exclude(['app'])),
});

/**
 * What couldn't be delivered to people in the organization, whatever it told of, latest first. Of what isn't an announcement the
 * kind is said, and no word of what it says.
 */
export const listFailedDeliveries = endpoint({
  method: 'GET',
  path: object,
  summary: 'What couldn’t be delivered',
  access: { scope: 'organization', object, action: 'list' },
  query: z.object({ ...pageQuery.shape, ...failed.shape, type: several(z.enum(notificationTypes)) }),
  response: page(failedDelivery),
});

/**
 * Sends again what failed: those named, or all that the filter finds. Attempts are counted anew; what was read meanwhile isn't
 * sent. At most {@link MOST_RESENT} at once; `left` says how many of those found remain. 404 where one of
 * those named is none.
 */
export const resendDeliveries = endpoint({
  method: 'POST',
  path: `${object}/resend`,
  summary: 'Send again what failed',
  access: { scope: 'organization', object, action: 'resend' },
  body: z.object({
    ...failed.shape,
    deliveries: z
      .array(failedDelivery.pick({ notification_id: true, channel: true }))
      .max(200)
      .optional(),
  }),
  response: z.object({ resent: z.int().min(0), left: z.int().min(0) }),
});
