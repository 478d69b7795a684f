import type { SettingsReach } from '#contract/projects/settings-reach.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../components/reach/messages.ts';

/** Something that a change touches, as a sentence. */
export function reachWords({ reach, entries, seconds, names, pct }: SettingsReach, format: Format): string {
  const values = { time: format.spelledDuration(seconds), names: names.join(', '), pct: pct ?? 0 };
  switch (reach) {
    case 'milestones-before-start':
    case 'milestones-after-end':
    case 'budget-used-up':
    case 'cap-reached':
    case 'alerts-passed':
    case 'owner-loses-sight':
    case 'code-in-files':
      return t(reach, values);
    case 'plan-taken-off':
      return t(names.length > 0 ? reach : 'plan-taken-off_unnamed', values);
    default:
      return t(reach, { ...values, count: entries });
  }
}
