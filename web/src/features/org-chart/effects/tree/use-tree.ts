import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { TreeRow } from './rows.ts';
import { rowBeginning, stepFor, type TreeStep } from './tree-keys.ts';

/** Milliseconds after which a letter begins anew. */
const TYPING_MS = 700;

interface TreeInput {
  /** In whatever the rows are drawn. */
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly onTurn: (ids: readonly string[], isOpen: boolean) => void;
  /** A row is looked at. */
  readonly onChoose: (id: string) => void;
  /** A key leads to a row: whatever draws it brings it into sight. */
  readonly onReach: (id: string, row: number) => void;
  /** True for a press that meant something else. */
  readonly isIgnored?: () => boolean;
}

const nodeOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset.node : undefined;

/** The row of a card, or of whoever is next above it where it isn't shown. */
const rowNextTo = (
  index: ReadonlyMap<string, number>,
  id: string | null,
  nodes: (id: string) => ChartNode | undefined,
) => {
  for (let at = id === null ? undefined : nodes(id); at; at = at.parent ?? undefined) {
    const row = index.get(at.id);
    if (row !== undefined) return row;
  }
  return 0;
};

/** Letters that lead to a name: the row that a key leads to, undefined where none begins like it, null for keys that are no letter. */
function useLetters(rows: readonly TreeRow[]) {
  const typed = useRef({ letters: '', at: 0 });
  return (at: number, key: string, timeStamp: number): number | undefined | null => {
    if (key.length !== 1 || !/\p{L}|\p{N}/u.test(key)) {
      // Whoever walks on by another key begins another name.
      typed.current = { letters: '', at: 0 };
      return null;
    }
    const { current } = typed;
    const letters = timeStamp - current.at > TYPING_MS ? key : current.letters + key;
    typed.current = { letters, at: timeStamp };
    return rowBeginning(rows, at, letters);
  };
}

/** Puts the focus onto a row once it is drawn. */
function useFocusing(box: RefObject<HTMLElement | null>) {
  const [focusing, setFocusing] = useState<{ id: string } | null>(null);
  useLayoutEffect(() => {
    if (!focusing) return;
    const element = box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focusing.id)}"]`);
    element?.focus({ preventScroll: true });
  }, [focusing, box]);
  return (id: string) => setFocusing({ id });
}

/** Keys and presses of a tree, after the pattern of trees: Tab comes to the row where one was last, and every other key goes from there. */
export function useTree(input: TreeInput, nodes: (id: string) => ChartNode | undefined) {
  const { box, rows, onTurn, onChoose, onReach, isIgnored } = input;
  const [reached, setReached] = useState<string | null>(null);
  const focus = useFocusing(box);
  const rowTyped = useLetters(rows);
  const index = new Map(rows.map(({ node }, at) => [node.id, at]));
  const active = rowNextTo(index, reached, nodes);
  const go = (row: number) => {
    const id = rows[row]?.node.id;
    if (id === undefined) return;
    setReached(id);
    focus(id);
    onReach(id, row);
  };
  const take = (step: TreeStep) => {
    if (step.do === 'go') go(step.row);
    if (step.do === 'choose') onChoose(rows[step.row]?.node.id ?? '');
    if (step.do === 'open' || step.do === 'close') onTurn(step.ids, step.do === 'open');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const at = index.get(nodeOf(event.target) ?? '');
    if (at === undefined || ctrlKey || metaKey || altKey) return;
    const row = rowTyped(at, key, timeStamp);
    const step = stepFor(rows, at, key);
    if (step) take(step);
    else if (row === null) return;
    else if (row !== undefined) go(row);
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const id = nodeOf(event.target);
    if (id === undefined || isIgnored?.()) return;
    setReached(id);
    const isToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null;
    if (isToggle) onTurn([id], !rows[index.get(id) ?? 0]?.isOpen);
    else onChoose(id);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setReached((before) => nodeOf(target) ?? before);
  return {
    active,
    go,
    goTo: (id: string) => go(index.get(id) ?? -1),
    handlers: { onKeyDown, onClick, onFocus },
  };
}

/** What a row is for assistive technology, and where keys find it. */
export const itemProps = (
  { node, level, place, places, isOpen }: TreeRow,
  { isActive, isChosen }: { isActive: boolean; isChosen: boolean },
) =>
  ({
    role: 'treeitem',
    tabIndex: isActive ? 0 : -1,
    'data-node': node.id,
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': places,
    'aria-expanded': isOpen,
    'aria-selected': isChosen,
  }) as const;
