import { z } from 'zod';
import { entity, instant } from '../shapes.ts';

/** The largest screenshot that is taken: 5 MiB. */
export const LARGEST_SCREENSHOT_BYTES = 5 * 1024 * 1024;

/** The longest side of a screenshot, in px. */
export const LONGEST_SCREENSHOT_SIDE = 8_192;

/** The most px that a screenshot may have: that of a screen with 5120 × 2880, twice. */
export const MOST_SCREENSHOT_PIXELS = 2 * 5_120 * 2_880;

/** The shortest side of the part of a screenshot that is cropped, in px. */
export const SHORTEST_CROP_SIDE = 33;

/** Whether it waits for somebody, or is done with. */
export const FEEDBACK_STATES = ['open', 'done'] as const;

/** What somebody says of the application. `page` is the path on which they said it. */
export const newFeedback = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(120, 'Use at most 120 characters.'),
  email: z.email('Enter your e-mail address.').max(254, 'Use at most 254 characters.'),
  message: z.string().trim().max(10_000, 'Use at most 10 000 characters.').default(''),
  page: z
    .string()
    .regex(/^(\/(?![/\\]).*)?$/s, 'Use the path of a page.')
    .max(2_000)
    .default(''),
});

/** What somebody has said. `thumbnail` is a data URL, `screenshot` its size in px; both null without one. */
export const feedback = z.object({
  ...entity.omit({ archived_at: true }).shape,
  ...newFeedback.shape,
  page: z.string(),
  status: z.enum(FEEDBACK_STATES),
  screenshot: z.object({ width: z.int(), height: z.int() }).nullable(),
  thumbnail: z.string().nullable(),
  done_at: instant.nullable(),
});

/** What somebody has said. */
export type Feedback = z.infer<typeof feedback>;
/** Whether it waits for somebody, or is done with. */
export type FeedbackState = Feedback['status'];
