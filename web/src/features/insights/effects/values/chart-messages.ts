import { messages } from '../../../../platform/messages.ts';

/** Words of the charts of insights. */
export const t = messages('insight-charts', {
  what: 'What',
  value: 'Value',
  week: 'Week',
  likely: 'Likely',
  used: 'Used',
  budget: 'Budget {{budget}}',
  forecast: 'Forecast',
  forecast_note: 'the last weeks, and how it is likely to go on',
  forecast_summary: 'From {{from}} to likely {{to}}, against a budget of {{budget}}.',
  range: 'Four of five times between {{low}} and {{high}} at the end.',
  beside: 'Side by side',
  beside_summary: '{{first}} beside {{second}}.',
});
