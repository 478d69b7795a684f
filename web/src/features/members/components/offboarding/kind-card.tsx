import { type ReactNode, useState } from 'react';
import type { Handover, HandoverKind } from '#contract/members/offboarding.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { type Form, fieldId } from '../../../../ui/form-page/use-form.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { itemHref, kindWay } from '../../effects/offboarding/item-href.ts';
import {
  isTransferable,
  type OffboardingValues,
  successorField,
  successorOf,
} from '../../effects/offboarding/offboarding-values.ts';
import { ColleagueSelect } from '../form/reference-select.tsx';
import { o } from './messages.ts';
import styles from './offboarding.module.css';

type KindProps = {
  handover: Handover;
  /** It goes along with what is handed over. */
  isCarried: boolean;
  leaver: { id: string; name: string };
  form: Form<OffboardingValues>;
};

/** What somebody leaves behind of one kind: how many, the first of them, and who takes over or what becomes of them. */
export function KindCard({ handover, isCarried, leaver, form }: KindProps) {
  const { kind, count } = handover;
  const field = successorField(kind);
  const { error } = form.nested(field);
  const heading = `${fieldId(field)}-kind`;
  const control = isTransferable(kind) ? {} : { id: fieldId(field), tabIndex: -1 };
  return (
    <section
      className={classNames(styles.kind, error && styles.refused)}
      aria-labelledby={heading}
      {...control}
    >
      <div className={styles.head}>
        <h3 id={heading}>{o(kind, { count })}</h3>
        <Standing handover={handover} isCarried={isCarried} values={form.values} />
      </div>
      <Items handover={handover} />
      {isTransferable(kind) ? (
        <ColleagueSelect
          label={o(`to_${kind}`)}
          {...(kind === 'reports' ? { note: o('about_reports', leaver) } : {})}
          {...form.nested(field)}
          optional={!handover.blocks}
          value={successorOf(handover, form.values)}
          without={leaver.id}
        />
      ) : (
        <Away handover={handover} leaver={leaver} error={error} />
      )}
    </section>
  );
}

type StandingProps = Pick<KindProps, 'handover' | 'isCarried'> & { values: OffboardingValues };

/** Whether it keeps them from leaving, or who takes it. */
function Standing({ handover, isCarried, values }: StandingProps) {
  const { blocks, transferable } = handover;
  const to = transferable ? successorOf(handover, values) : null;
  if (to) return <StatusText tone="ok">{o('goes_to', to)}</StatusText>;
  if (isCarried) return <StatusText tone="ok">{o('goes_along')}</StatusText>;
  if (!blocks) return <StatusText tone="muted">{o(transferable ? 'stays_theirs' : 'free')}</StatusText>;
  return <StatusText tone="warn">{o(transferable ? 'blocks' : 'waits')}</StatusText>;
}

/** What goes to nobody by itself, and where it is seen to. */
function Away({
  handover: { kind },
  leaver,
  error,
}: Pick<KindProps, 'handover' | 'leaver'> & { error: ReactNode }) {
  const { id: organization } = useOrganization();
  const way = kindWay(kind, organization);
  if (isTransferable(kind)) return null;
  return (
    <>
      <p className={styles.about}>{o(`about_${kind}`, leaver)}</p>
      {error && <FieldError id={`${fieldId(successorField(kind))}-error`}>{error}</FieldError>}
      {way && (
        <div className={styles.verbs}>
          <ButtonLink small href={way.href}>
            {o(way.verb)}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const FEW = 4;

/** The first of them, each leading to its page; of time to approve each person once, since all of theirs is decided on one page. */
function Items({ handover: { kind, count, items } }: { handover: Handover }) {
  const [isWhole, setWhole] = useState(false);
  const isByPerson = kind === 'approvals';
  const all = isByPerson
    ? [...new Map(items.toReversed().map((one) => [one.label, one])).values()].reverse()
    : items;
  const shown = isWhole ? all : all.slice(0, FEW);
  const rest = isByPerson ? 0 : count - all.length;
  const hidden = all.length - shown.length + rest;
  return (
    <>
      <ul className={styles.items}>
        {shown.map((item) => (
          <Item key={item.id} kind={kind} item={item} />
        ))}
        {isWhole && rest > 0 && <li className={styles.about}>{o('rest', { count: rest })}</li>}
      </ul>
      {!isWhole && hidden > 0 && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => setWhole(true)}>
            {o('more', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}

type ItemProps = { kind: HandoverKind; item: Handover['items'][number] };

function Item({ kind, item }: ItemProps) {
  const format = useFormat();
  const permissions = usePermissions();
  const { id: organization } = useOrganization();
  const href = itemHref(kind, item, { organization, permissions });
  return (
    <li className={styles.item}>
      {href ? <Link href={href}>{item.label}</Link> : <span>{item.label}</span>}
      {item.day && <span className={styles.day}>{o(`day_${kind}`, { day: format.day(item.day) })}</span>}
    </li>
  );
}
