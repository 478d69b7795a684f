import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { LOOKS } from '../effects/looks.ts';
import { t } from '../messages.ts';
import styles from './days.module.css';

type EntryStateProps = {
  entry: ProjectEntry;
  /** The entry in words. */
  name: string;
  onReverse: ((entry: ProjectEntry) => void) | undefined;
};

/** How far an entry is, who brought it there, what it takes back or is taken back by; locked time can be reversed from here. */
export function EntryState({ entry, name, onReverse }: EntryStateProps) {
  const format = useFormat();
  const { tone, icon } = LOOKS[entry.status];
  const { reverses, reversed_by, status } = entry;
  const who = whoAndWhen(entry, format);
  return (
    <span className={styles.status}>
      <StatusText small tone={tone} icon={icon}>
        {wordOf(entry)}
      </StatusText>
      {who && (
        <Text small muted>
          {who}
        </Text>
      )}
      {reverses && (
        <Text small muted>
          {t('reverses', { day: format.day(reverses.work_date, 'short') })}
        </Text>
      )}
      {reversed_by && (
        <Text small muted>
          {t('reversed_on', { day: format.day(reversed_by.work_date, 'short') })}
        </Text>
      )}
      {onReverse && status === 'locked' && !reverses && !reversed_by && (
        <Button
          small
          variant="ghost"
          aria-label={t('reverse_entry', { entry: name })}
          onClick={() => onReverse(entry)}
        >
          {t('reverse')}
        </Button>
      )}
    </span>
  );
}

const wordOf = ({ status, held }: ProjectEntry): string =>
  status === 'approved' && held?.automatic ? t('automatically') : LOOKS[status].word;

const whoAndWhen = (entry: ProjectEntry, format: Format): string | undefined => {
  const { held } = entry;
  if (!held) return undefined;
  const at = format.instant(held.at, 'short');
  return held.by === null ? at : t('by_at', { by: held.by, at });
};
