import type { Feedback } from '#contract/feedback/shapes.ts';
import type { FeedbackRow } from './queries.ts';

/** A feedback as administrators are told of it. */
export const presentFeedback = ({
  thumbnail,
  screenshot_width,
  screenshot_height,
  ...row
}: FeedbackRow): Feedback => ({
  ...row,
  status: row.done_at ? 'done' : 'open',
  thumbnail: thumbnail && `data:image/webp;base64,${thumbnail.toString('base64')}`,
  screenshot:
    screenshot_width && screenshot_height ? { width: screenshot_width, height: screenshot_height } : null,
});
