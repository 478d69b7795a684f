import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Avatar } from '../display/avatar.tsx';
import { classNames } from '../theme/class-names.ts';
import { HiddenText } from '../theme/text.tsx';
import styles from './mention-area.module.css';
import { type Typed, typedMention, type Written, withMention } from './mention-text.ts';

/** Somebody who may be mentioned. */
interface Mentionable {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
}

/** Words of whom it offers. */
export interface MentionWords {
  readonly people: string;
  readonly nobody: string;
  readonly found: (count: number) => string;
}

/** Who may be mentioned: `ask` for those of whom something is typed, undefined for nobody; undefined while they come. */
export interface MentionPeople {
  readonly people: readonly Mentionable[] | undefined;
  readonly ask: (q: string | undefined) => void;
}

type MentionAreaProps = {
  offered: MentionPeople;
  words: MentionWords;
  label: string;
  placeholder?: string;
  id?: string;
  /** Lines shown at first. */
  rows?: number;
  written: Written;
  onChange: (written: Written) => void;
  onSend?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/** Several lines in which an @ offers the people who may see the project, by keyboard and by hand. */
export function MentionArea(props: MentionAreaProps) {
  const { offered, words, label, placeholder, written, onChange, describedBy, invalid } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const offer = useOffer(offered);
  useImperativeHandle(props.ref, () => ({ focus: () => area.current?.focus() }));
  const pick = (person: Mentionable) => {
    if (!offer.typed || !area.current) return;
    const made = withMention(written, offer.typed, area.current.selectionStart, person);
    const { current } = area;
    // Drawn at once: what is typed next belongs behind the name, and the caret goes there only once the name stands.
    flushSync(() => {
      onChange({ text: made.text, people: made.people });
      offer.close();
    });
    current.focus();
    current.setSelectionRange(made.caret, made.caret);
  };
  const look = () => offer.look(area.current);
  return (
    <div className={styles.writing}>
      <textarea
        ref={area}
        id={props.id}
        data-mantine-stop-propagation={offer.isOpen || undefined}
        className={styles.area}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={offer.isOpen ? list : undefined}
        aria-activedescendant={offer.isOpen && offer.people.length > 0 ? `${list}-${offer.at}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={placeholder}
        rows={props.rows ?? 1}
        maxLength={10_000}
        value={written.text}
        onChange={(event) => {
          onChange({ ...written, text: event.currentTarget.value });
          look();
        }}
        onSelect={look}
        onBlur={offer.close}
        onKeyDown={(event) => onKey(event, offer, pick, props)}
      />
      {offer.isOpen && <Offer id={list} offer={offer} words={words} onPick={pick} />}
    </div>
  );
}

type Offering = ReturnType<typeof useOffer>;

/** Who is offered for what is being typed; Escape closes it until something else is typed. */
function useOffer({ people: offered, ask }: MentionPeople) {
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<number>();
  const [at, setAt] = useState(0);
  const people = offered ?? [];
  const isOpen = typed !== undefined && typed.from !== refused && offered !== undefined;
  return {
    ...{ typed, people, at: Math.min(at, Math.max(0, people.length - 1)) },
    isOpen: isOpen && (people.length > 0 || !typed.q.includes(' ')),
    look: (area: HTMLTextAreaElement | null) => {
      const found = area ? typedMention(area.value, area.selectionStart) : undefined;
      if (found?.q !== typed?.q) setAt(0);
      setTyped(found);
      ask(found?.q);
      if (found?.from !== refused) setRefused(undefined);
    },
    move: (by: number) => setAt((old) => (old + by + people.length) % Math.max(1, people.length)),
    close: () => setTyped(undefined),
    refuse: () => setRefused(typed?.from),
  };
}

const onKey = (
  event: KeyboardEvent,
  offer: Offering,
  pick: (person: Mentionable) => void,
  { onSend, onCancel }: Pick<MentionAreaProps, 'onSend' | 'onCancel'>,
): void => {
  if (event.nativeEvent.isComposing) return;
  const person = offer.isOpen ? offer.people[offer.at] : undefined;
  const does = (work: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    work();
  };
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    if (onSend) does(onSend);
  } else if (person && (event.key === 'Enter' || event.key === 'Tab')) does(() => pick(person));
  else if (person && event.key === 'ArrowDown') does(() => offer.move(1));
  else if (person && event.key === 'ArrowUp') does(() => offer.move(-1));
  else if (offer.isOpen && event.key === 'Escape') does(offer.refuse);
  else if (event.key === 'Escape' && onCancel) does(onCancel);
};

type OfferProps = {
  id: string;
  offer: Offering;
  words: MentionWords;
  onPick: (person: Mentionable) => void;
};

function Offer({ id, offer: { people, at }, words, onPick }: OfferProps) {
  return (
    <div className={styles.offer}>
      <span role="status">
        <HiddenText>{people.length > 0 ? words.found(people.length) : ''}</HiddenText>
        {people.length === 0 && <span className={styles.nobody}>{words.nobody}</span>}
      </span>
      <div id={id} role="listbox" aria-label={words.people}>
        {people.map((person, n) => (
          <div
            key={person.id}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            className={classNames(styles.person, n === at && styles.chosen)}
            onPointerDown={(event) => {
              event.preventDefault();
              onPick(person);
            }}
          >
            <Avatar name={person.name} decorative />
            <span>{person.name}</span>
            {person.position && <span className={styles.position}>{person.position}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
