import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mentionable } from '#contract/comments/shapes.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { mentionablePeople } from '../../effects/detail-queries.ts';
import { type Typed, typedMention, type Written, withMention } from '../../effects/mention-text.ts';
import styles from './comments.module.css';
import { t } from './messages.ts';

type MentionAreaProps = {
  project_id: string;
  label: string;
  placeholder: string;
  written: Written;
  onChange: (written: Written) => void;
  onSend: () => void;
  onCancel?: (() => void) | undefined;
  describedBy: string;
  invalid: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/** Several lines in which an @ offers the people who may see the project, by keyboard and by hand. */
export function MentionArea(props: MentionAreaProps) {
  const { project_id, label, placeholder, written, onChange, describedBy, invalid } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const offer = useOffer(project_id);
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
        className={styles.area}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={offer.isOpen ? list : undefined}
        aria-activedescendant={offer.isOpen && offer.people.length > 0 ? `${list}-${offer.at}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={placeholder}
        rows={1}
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
      {offer.isOpen && <Offer id={list} offer={offer} onPick={pick} />}
    </div>
  );
}

type Offering = ReturnType<typeof useOffer>;

/** Who is offered for what is being typed; Escape closes it until something else is typed. */
function useOffer(project_id: string) {
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<number>();
  const [at, setAt] = useState(0);
  const { data } = useQuery({
    ...mentionablePeople(project_id, typed?.q ?? ''),
    enabled: typed !== undefined,
  });
  const people = data?.data ?? [];
  const isOpen = typed !== undefined && typed.from !== refused && data !== undefined;
  return {
    ...{ typed, people, at: Math.min(at, Math.max(0, people.length - 1)) },
    isOpen: isOpen && (people.length > 0 || !typed.q.includes(' ')),
    look: (area: HTMLTextAreaElement | null) => {
      const found = area ? typedMention(area.value, area.selectionStart) : undefined;
      if (found?.q !== typed?.q) setAt(0);
      setTyped(found);
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
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) does(onSend);
  else if (person && (event.key === 'Enter' || event.key === 'Tab')) does(() => pick(person));
  else if (person && event.key === 'ArrowDown') does(() => offer.move(1));
  else if (person && event.key === 'ArrowUp') does(() => offer.move(-1));
  else if (offer.isOpen && event.key === 'Escape') does(offer.refuse);
  else if (event.key === 'Escape' && onCancel) does(onCancel);
};

type OfferProps = { id: string; offer: Offering; onPick: (person: Mentionable) => void };

function Offer({ id, offer: { people, at }, onPick }: OfferProps) {
  return (
    <div className={styles.offer}>
      <span role="status">
        <HiddenText>{people.length > 0 ? t('found', { count: people.length }) : ''}</HiddenText>
        {people.length === 0 && <span className={styles.nobody}>{t('nobody')}</span>}
      </span>
      <div id={id} role="listbox" aria-label={t('people')}>
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
