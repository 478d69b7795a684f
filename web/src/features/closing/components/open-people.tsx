import type { MonthPreview, OpenPerson } from '#contract/activity/month-shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './closing.module.css';

/** True for somebody whose time isn't approved, or whose timer runs. */
const isOpen = ({ draft, rejected, submitted, timer_since }: OpenPerson): boolean =>
  draft.entries + rejected.entries + submitted.entries > 0 || timer_since !== null;

/** Who has time that isn't approved, and who has working days without any. */
export function OpenPeople({ preview: { people, more } }: { preview: MonthPreview }) {
  const format = useFormat();
  const { id } = useOrganization();
  const open = people.filter(isOpen);
  const missing = people.filter((one) => !isOpen(one));
  return (
    <>
      {open.length === 0 ? (
        <StatusText tone="ok">{t('all_approved')}</StatusText>
      ) : (
        <section aria-label={t('open_people')}>
          <h3 className={styles.heading}>{t('open_people')}</h3>
          <People people={open} say={(one) => whatIsOpen(one, format)} />
          <Link href={`/manager/organizations/${id}/approvals`}>{t('approvals')}</Link>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-label={t('missing_people')}>
          <h3 className={styles.heading}>{t('missing_people')}</h3>
          <People people={missing} say={({ missing_days }) => [t('missing', { count: missing_days })]} />
        </section>
      )}
      {more > 0 && <Text muted>{t('more', { count: more })}</Text>}
    </>
  );
}

type PeopleProps = { people: readonly OpenPerson[]; say: (person: OpenPerson) => string[] };

function People({ people, say }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map((one) => (
        <li key={one.member.id} className={styles.person}>
          <Person name={one.member.name} size={20} />
          <span className={styles.what}>{say(one).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

const whatIsOpen = (one: OpenPerson, format: Format): string[] => [
  ...(['draft', 'rejected', 'submitted'] as const).flatMap((state) =>
    one[state].entries > 0 ? [t(state, { hours: format.duration(one[state].seconds) })] : [],
  ),
  ...(one.timer_since ? [t('timer_runs', { since: format.instant(one.timer_since, 'full') })] : []),
  ...(one.missing_days > 0 ? [t('missing', { count: one.missing_days })] : []),
];
