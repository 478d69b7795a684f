import type { ReactNode } from 'react';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { projectHref, subjectHref } from '../effects/subject-href.ts';
import { changedFields, furtherFacts } from '../effects/words/changed-fields.ts';
import { eventSentence } from '../effects/words/event-sentence.ts';
import { capitalized, kindWords } from '../effects/words/kinds.ts';
import { t } from '../messages.ts';
import styles from './audit.module.css';
import { CopyText } from './copy-text.tsx';
import { actorOf } from './event-columns.tsx';

/** Everything that is known of an event. */
export function EventDialog({ event, onClose }: { event: AuditEvent; onClose: () => void }) {
  const texts = useUiTexts();
  const format = useFormat();
  return (
    <Dialog open title={`${actorOf(event)} ${eventSentence(event, format)}`} onClose={onClose}>
      <div className={styles.event}>
        <Facts facts={plainFacts(event, format)}>
          <Places event={event} />
        </Facts>
        <Changes event={event} format={format} />
        <Facts facts={furtherFacts(event, format)} />
        <Seal event={event} />
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogVerbs>
    </Dialog>
  );
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** It needs a line of its own. */
  readonly wide?: boolean;
}

const plainFacts = (event: AuditEvent, format: Format): Fact[] => [
  { label: t('when'), value: format.instant(event.occurred_at) },
  { label: t('kind'), value: <code>{event.type}</code> },
  ...(event.actor_id ? [{ label: t('person_id'), value: <code>{event.actor_id}</code> }] : []),
];

function Facts({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) {
  if (facts.length === 0 && !children) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classNames(wide && styles.wide)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/** What it is about and in which project, with the way there. */
function Places({ event }: { event: AuditEvent }) {
  const permissions = usePermissions();
  const organization = useMaybeOrganization()?.id ?? '';
  const { subject, project } = event;
  const isItself = subject.type === 'project' && subject.id === project?.id;
  const about = subject.name ?? capitalized(kindWords(subject.type));
  return (
    <>
      <div>
        <dt>{t('subject')}</dt>
        <dd>
          <Way href={subjectHref(event, organization, permissions)}>{about}</Way>
        </dd>
      </div>
      {project && !isItself && (
        <div>
          <dt>{t('project')}</dt>
          <dd>
            <Way href={projectHref(event, permissions)}>{project.name}</Way>
          </dd>
        </div>
      )}
    </>
  );
}

const Way = ({ href, children }: { href: string | null; children: string }) =>
  href ? <Link href={href}>{children}</Link> : children;

function Changes({ event, format }: { event: AuditEvent; format: Format }) {
  const fields = changedFields(event, format);
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, label, before, after }) => (
          <tr key={field}>
            <td>{label}</td>
            <td>{before || t('empty')}</td>
            <td>{after || t('empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where it came from, and its place in the chain. */
function Seal({ event: { id, request_id, sequence, hash } }: { event: AuditEvent }) {
  const copy = (label: string, text: string): Fact => ({
    label,
    value: <CopyText text={text} what={label} />,
    wide: true,
  });
  return (
    <Facts
      facts={[
        { label: t('sequence'), value: sequence ?? t('unsealed') },
        copy(t('event_id'), id),
        ...(request_id ? [copy(t('request'), request_id)] : []),
        ...(hash ? [copy(t('hash'), hash)] : []),
      ]}
    />
  );
}
