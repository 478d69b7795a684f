import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { found } from '../../effects/find.ts';
import type { ShownChart } from '../../effects/tree/shown.ts';
import { lineOf } from '../../effects/words.ts';
import styles from './finder.module.css';
import { t } from './messages.ts';

type FinderProps = {
  shown: ShownChart;
  /** Leads to whoever was looked for. */
  onFind: (id: string) => void;
};

/** Looks for somebody, or for a free seat, by name and title. */
export function Finder({ shown, onFind }: FinderProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const sought = useDeferredValue(typed);
  const { nodes, count } = useMemo(() => found(shown, sought), [shown, sought]);
  const isAsked = sought.trim() !== '';
  const choose = (nodeId: string | undefined) => {
    if (nodeId === undefined) return;
    setTyped('');
    onFind(nodeId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') setAt((before) => Math.min(before + 1, nodes.length - 1));
    else if (key === 'ArrowUp') setAt((before) => Math.max(before - 1, 0));
    else if (key === 'Enter') choose(nodes[at]?.id);
    else if (key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.finder}>
      <Icon icon={IconSearch} />
      <input
        className={styles.input}
        role="combobox"
        type="text"
        autoComplete="off"
        aria-label={t('find')}
        aria-expanded={isAsked}
        aria-controls={isAsked ? `${id}-found` : undefined}
        aria-activedescendant={isAsked && nodes[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder={t('find')}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
      />
      {isAsked && <Found {...{ id, nodes, at, count }} onChoose={choose} />}
    </div>
  );
}

type FoundProps = {
  id: string;
  nodes: ReturnType<typeof found>['nodes'];
  count: number;
  at: number;
  onChoose: (id: string) => void;
};

function Found({ id, nodes, count, at, onChoose }: FoundProps) {
  const format = useFormat();
  return (
    <div className={styles.found}>
      <div id={`${id}-found`} role="listbox" aria-label={t('find')}>
        {nodes.map((node, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field, which names the option they have reached
          <div
            key={node.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classNames(styles.option, index === at && styles.reached)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(node.id)}
          >
            <span className={styles.name}>{nameOf(node)}</span>
            <span className={styles.line}>{lineOf(node, format)}</span>
          </div>
        ))}
      </div>
      <p className={styles.count} role="status">
        {count === 0 ? t('found_none') : count > nodes.length ? t('found', { count }) : ''}
      </p>
    </div>
  );
}
