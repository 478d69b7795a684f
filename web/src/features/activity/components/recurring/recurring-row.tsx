import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Recurring } from '#contract/activity/shortcut-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { t as words } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import { fullPurpose } from '../purpose-text.ts';
import { t } from '../shortcuts/messages.ts';
import { useChangeRecurring, useDeleteRecurring } from '../shortcuts/shortcut-calls.ts';
import { pinName } from '../shortcuts/use-pin.ts';
import styles from './recurring.module.css';
import { ruleWords } from './rule-words.ts';

/** A recurring entry: what for, when, and whether it still comes. */
export function RecurringRow({ recurring, onEdit }: { recurring: Recurring; onEdit: () => void }) {
  const { locale, day, today } = useFormat();
  const { toggle, ask } = useRowVerbs(recurring);
  const { paused, closed, ends_on, note } = recurring;
  const hasEnded = ends_on !== null && ends_on < today();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{note || fullPurpose(recurring)}</b>
        {note && <span className={styles.small}>{fullPurpose(recurring)}</span>}
        <span className={styles.small}>{ruleWords(recurring, locale, (date) => day(date))}</span>
        {closed && (
          <StatusText tone="warn" small>
            {closed}
          </StatusText>
        )}
        {(paused || hasEnded) && (
          <StatusText tone="muted" small>
            {t(hasEnded ? 'ended' : 'paused')}
          </StatusText>
        )}
      </span>
      <span className={styles.duration}>{durationText(recurring.duration_s)}</span>
      <Menu
        trigger={
          <IconButton
            icon={IconDots}
            label={words('more_for', { entry: pinName(recurring) })}
            variant="ghost"
            small
          />
        }
        entries={[
          { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
          {
            ...{ id: 'pause', label: t(paused ? 'resume' : 'pause'), onSelect: toggle },
            icon: paused ? IconPlayerPlay : IconPlayerPause,
          },
          { id: 'remove', label: t('remove'), icon: IconTrash, danger: true, onSelect: ask },
        ]}
      />
    </li>
  );
}

/** Pausing and going on, and deleting after a question. */
function useRowVerbs(recurring: Recurring) {
  const { mutate: change } = useChangeRecurring();
  const { mutate: remove } = useDeleteRecurring();
  const { id, version, paused } = recurring;
  const params = { recurring_id: id };
  const ask = () =>
    question.ask({
      ask: t('remove_ask'),
      note: [pinName(recurring), t('remove_note')],
      accept: () => remove({ params, version }),
    });
  return { ask, toggle: () => change({ params, version, body: { paused: !paused } }) };
}
