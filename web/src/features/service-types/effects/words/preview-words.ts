import { messages } from '../../../../platform/messages.ts';

/** Words of a rate that may come: what it leaves, and what it would have done. */
export const words = messages('rate-preview', {
  margin_warning:
    'It leaves {{margin}}, below the lowest margin of {{lowest}} %. You can add it all the same.',
  margin_loss: 'It costs more than it sells for.',
  preview: 'What it would have done',
  preview_wait: 'Enter both rates to see what they would have done to the last three months.',
  preview_note: 'Had it counted from {{from}} to {{to}}. Nothing is stored: time keeps what it was worth.',
  preview_failed: 'What it would have done could not be worked out',
  preview_none: 'There is no time that it would have counted for',
  preview_none_note: 'From {{from}} to {{to}} nothing was logged for it, or a nearer rate counted.',
  preview_entries_one: '{{count}} entry',
  preview_entries_other: '{{count}} entries',
  preview_hours: 'Hours',
  preview_revenue: 'Revenue',
  preview_cost: 'Cost',
  preview_margin: 'Margin',
  preview_was: 'was {{before}}',
  preview_same: 'as it was',
  preview_rows: 'By month and project',
  preview_month: 'Month',
  preview_no_project: 'Without a project',
  preview_left_out_one: '{{count}} entry was worth another currency and is left out.',
  preview_left_out_other: '{{count}} entries were worth another currency and are left out.',
  preview_more: 'Shown are the rows that change most: {{shown}} of {{all}}.',
  preview_unpriced_one: 'For {{count}} entry no rate would have counted: it would have been worth nothing.',
  preview_unpriced_other:
    'For {{count}} entries no rate would have counted: they would have been worth nothing.',
  preview_end: 'What there would have been without it',
  preview_end_note:
    'Had it not counted from {{from}} to {{to}}, but the rate that counts next. Nothing is stored: time keeps what it was worth.',
  preview_end_failed: 'What there would have been without it could not be worked out',
  preview_end_none: 'There is no time that it counted for',
  preview_end_none_note: 'From {{from}} to {{to}} nothing was logged for it, or a nearer rate counted.',
  change_rate: 'Change',
  change_rate_of: 'Change a rate: {{name}}',
  preview_was_now: '{{before}} → {{after}}',
});
