import { messages } from '../../../../platform/messages.ts';

/** Words of presets in projects. */
export const t = messages('project_presets', {
  none: 'Not made from a preset. Applying one sets the fields that it speaks of, and shows from then on what differs.',
  milestones: 'Milestones that will be made',
  milestone: '{{name}}, {{day}}',
  start: 'Preset',
  start_note: 'Fills in what you have not touched. What it locks can only be changed in the preset.',
  start_failed: 'What the preset says could not be loaded',
  more: 'More about the preset',
});
