import { IconDots } from '@tabler/icons-react';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { KeptMove } from '#contract/reorganisations/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import { kindWord, mayRebase, staleWords } from '../../effects/reorganisations/words.ts';
import { Changes } from '../drafting/changes.tsx';
import { t as d } from '../drafting/messages.ts';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

type MoveItemProps = {
  move: KeptMove;
  today: Standing;
  /** What the move would break as everybody stands today. */
  problem: string | undefined;
  drafting: Drafting;
  mayWrite: boolean;
  onGo: (id: string) => void;
  /** Opens the form of whoever is moved; undefined for what is closed. */
  onMove: ((id: string) => void) | undefined;
};

/** A move: who, from where to where, what somebody else changed of it since, and what can be done about it. */
export function MoveItem(props: MoveItemProps) {
  const { move, today, problem, mayWrite, onGo } = props;
  const { subject } = move;
  const stale = staleWords(move, today);
  const kind = kindWord(move);
  return (
    <li className={styles.move}>
      <div className={styles.moveHead}>
        <button type="button" className={styles.name} onClick={() => onGo(subject.id)}>
          {subject.name}
        </button>
        {kind !== '' && <span className={styles.note}>{kind}</span>}
        <span className={styles.space} />
        {mayWrite && <MoveMenu {...props} />}
      </div>
      <Changes move={move} />
      {stale.map((words) => (
        <StatusText key={words} tone="bad" small>
          {words}
        </StatusText>
      ))}
      {problem !== undefined && stale.length === 0 && (
        <StatusText tone="bad" small>
          {problem}
        </StatusText>
      )}
      {mayWrite && stale.length > 0 && <StaleVerbs {...props} />}
    </li>
  );
}

const StaleVerbs = ({ move, drafting }: MoveItemProps) => (
  <div className={styles.verbs}>
    {mayRebase(move) && (
      <Button small disabled={drafting.isBusy} onClick={() => void drafting.rebase([move])}>
        {t('keep')}
      </Button>
    )}
    <Button small disabled={drafting.isBusy} onClick={() => void drafting.takeBack(move)}>
      {t('drop')}
    </Button>
  </div>
);

const MoveMenu = ({ move, drafting, onGo, onMove }: MoveItemProps) => (
  <Menu
    trigger={
      <IconButton
        small
        variant="ghost"
        icon={IconDots}
        label={t('item_verbs', { name: move.subject.name })}
      />
    }
    entries={[
      { id: 'show', label: t('show_card'), onSelect: () => onGo(move.subject.id) },
      ...(onMove ? [{ id: 'move', label: d('move'), onSelect: () => onMove(move.subject.id) }] : []),
      { id: 'back', label: t('drop'), onSelect: () => void drafting.takeBack(move) },
    ]}
  />
);
