import { useEffect, useRef } from 'react';
import { commandKey } from '../../platform/pressed.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Kbd } from '../../ui/display/tag.tsx';
import { Icon } from '../../ui/theme/icon.tsx';
import type { Choice, ChoiceGroup } from './choices/choice.ts';
import { Marked } from './marked.tsx';
import styles from './palette.module.css';

/** Id of a row in the document. */
export const rowId = ({ id }: Choice): string => `palette-${id}`;

type PaletteGroupProps = ChoiceGroup & {
  q: string;
  picked: Choice | undefined;
  onPick: (id: string) => void;
  onChoose: (choice: Choice) => void;
};

/** Rows under a heading. */
export function PaletteGroup({ label, choices, q, picked, onPick, onChoose }: PaletteGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a listbox.
    <div role="group" aria-label={label}>
      <div className={styles.group} aria-hidden="true">
        {label}
      </div>
      {choices.map((choice) => (
        <Row
          key={choice.id}
          choice={choice}
          q={q}
          isPicked={choice.id === picked?.id}
          onPick={onPick}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type RowProps = Pick<PaletteGroupProps, 'q' | 'onPick' | 'onChoose'> & { choice: Choice; isPicked: boolean };

function Row({ choice, q, isPicked, onPick, onChoose }: RowProps) {
  const { id, label, icon, note } = choice;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys pick.
    <div
      ref={row}
      id={rowId(choice)}
      role="option"
      aria-selected={isPicked}
      className={styles.row}
      onPointerMove={isPicked ? undefined : () => onPick(id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <span className={styles.icon}>{icon ? <Icon icon={icon} /> : <Avatar name={label} decorative />}</span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={label} q={q} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <End choice={choice} />
    </div>
  );
}

function End({ choice: { keys, detail, note, isSecond } }: { choice: Choice }) {
  const key = isSecond ? `${commandKey()} Enter` : note ? 'Enter' : keys;
  return (
    <span className={styles.end}>
      {key ? <Kbd>{key}</Kbd> : detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
