import { useQuery } from '@tanstack/react-query';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { isOpen } from '#contract/announcements/states.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { audienceOf, valuesOf } from '../../effects/values.ts';
import { t as words } from '../../messages.ts';
import { audiencePreview } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './report.module.css';

/** To whom it goes or went, by whom, when, and how many that are. */
export function AnnouncementFacts({ announcement }: { announcement: AnnouncementDetail }) {
  const format = useFormat();
  const { organizations, audience, projects, priority, link, author, created_at } = announcement;
  return (
    <Facts
      facts={[
        { label: t('organizations'), value: <Names names={organizations.map(({ name }) => name)} /> },
        { label: t('roles'), value: <Names names={audience.roles.map(roleName)} none={t('every_role')} /> },
        {
          label: t('projects'),
          value: <Names names={projects.map(({ name }) => name)} none={t('every_project')} />,
        },
        { label: t('people'), value: <People announcement={announcement} /> },
        ...moments(announcement, format),
        { label: t('priority'), value: words(`priority_${priority}`) },
        { label: t('leads_to'), value: link ? <Link href={link}>{link}</Link> : t('inbox') },
        { label: t('author'), value: author ? <Person name={author.name} size={20} /> : t('somebody') },
        { label: t('created'), value: format.instant(created_at) },
      ]}
    />
  );
}

function Names({ names, none = '–' }: { names: readonly string[]; none?: string }) {
  if (names.length === 0) return none;
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const moments = ({ send_at, sent_at, status }: AnnouncementDetail, format: Format) => [
  ...(send_at && status === 'scheduled'
    ? [
        {
          label: t('scheduled'),
          value: t('scheduled_at', { when: format.instant(send_at), relative: format.relative(send_at) }),
        },
      ]
    : []),
  ...(sent_at ? [{ label: t('sent'), value: format.instant(sent_at) }] : []),
];

/** How many have it; before it is sent, how many would. */
function People({ announcement }: { announcement: AnnouncementDetail }) {
  const format = useFormat();
  const isCounted = isOpen(announcement.status);
  const { data } = useQuery({
    ...audiencePreview(audienceOf(valuesOf(announcement))),
    enabled: isCounted,
  });
  if (!isCounted) return format.number(announcement.people);
  return data ? t('counted_now', { people: format.number(data.people) }) : '–';
}
