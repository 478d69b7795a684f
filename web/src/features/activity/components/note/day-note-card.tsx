import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { t } from '../day/messages.ts';
import styles from './day-note.module.css';
import { UnsentNote } from './unsent-note.tsx';
import { useDayNote } from './use-day-note.ts';

const FIELDS = [
  { name: 'done', label: t('note_done') },
  { name: 'blockers', label: t('note_blockers') },
  { name: 'tomorrow', label: t('note_tomorrow') },
] as const;

/** Done, blockers, tomorrow: saved while one types. */
export function DayNoteCard({ day }: { day: ActivityDay }) {
  const { instant } = useFormat();
  const { texts, state, type, keepMine, takeTheirs } = useDayNote(day);
  const saved = day.note.updated_at ? t('saved', { time: instant(day.note.updated_at, 'time') }) : '';
  const said = { saved, saving: t('saving'), unsaved: t('unsaved'), conflict: t('unsaved') }[state];
  return (
    <Card title={t('day_note')} end={<CardSide>{said}</CardSide>}>
      {state === 'conflict' && (
        <div className={styles.conflict} role="alert">
          <StatusText tone="warn">{t('conflict')}</StatusText>
          <span className={styles.verbs}>
            <Button small onClick={keepMine}>
              {t('keep_mine')}
            </Button>
            <Button small onClick={takeTheirs}>
              {t('take_theirs')}
            </Button>
          </span>
        </div>
      )}
      <UnsentNote date={day.date} />
      <div className={styles.fields}>
        {FIELDS.map(({ name, label }) => (
          <TextArea
            key={name}
            label={label}
            name={name}
            value={texts[name]}
            onChange={(text) => type({ [name]: text })}
            maxLength={10_000}
            rows={3}
          />
        ))}
      </div>
    </Card>
  );
}
