import { IconCheck, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Project } from '#contract/projects/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { t } from '../../messages.ts';
import { budgetText } from '../burn.tsx';
import { HealthReasons } from '../health/disagreement.tsx';
import { datesText } from '../list-columns.tsx';
import { MilestoneList } from '../milestones/milestone-list.tsx';
import styles from './facts.module.css';
import { t as words } from './messages.ts';

/** What is known of a project, at the side of its dashboard. */
export function ProjectFacts({ project }: { project: Project }) {
  const format = useFormat();
  return (
    <div className={styles.side}>
      <Facts facts={factsOf(project, format)} />
      {project.milestones.length > 0 && (
        <section className={styles.part}>
          <h2>{t('milestones')}</h2>
          <MilestoneList milestones={project.milestones} />
        </section>
      )}
      {(project.health_mode === 'manual' || project.automatic_health !== null) && (
        <section className={styles.part}>
          <h2>{t('health')}</h2>
          <HealthReasons project={project} />
        </section>
      )}
    </div>
  );
}

/** Both years where they differ: `6 Apr – 5 Apr 2027` would be read as days of one. */
const datesInFull = (format: Format, { start_date, end_date }: Project): string =>
  end_date && end_date.slice(0, 4) !== start_date.slice(0, 4)
    ? `${format.day(start_date)} – ${format.day(end_date)}`
    : datesText(format, start_date, end_date);

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

const factsOf = (project: Project, format: Format): Fact[] => [
  { label: t('client'), value: project.client?.name ?? t('internal') },
  ...(project.account_plan ? [{ label: t('account_plan'), value: <Plan {...project.account_plan} /> }] : []),
  { label: t('owner'), value: <Person name={project.owner.name} /> },
  ...(project.sponsor ? [{ label: t('sponsor'), value: <Person name={project.sponsor.name} /> }] : []),
  { label: t('billing'), value: t(`billing_${project.billing}`) },
  { label: t('budget'), value: <Budget project={project} /> },
  { label: t('dates'), value: datesInFull(format, project) },
  { label: t('progress'), value: `${project.progress}%` },
  ...(project.site_address
    ? [
        {
          label: t('site'),
          value: (
            <span className={styles.place}>
              <Icon icon={IconMapPin} />
              {project.site_address}
            </span>
          ),
        },
      ]
    : []),
  ...(project.burn_pct === null ? [] : [{ label: t('alerts'), value: <Alerts project={project} /> }]),
  ...(project.service_types.length > 0
    ? [{ label: t('service_types'), value: <Words words={project.service_types.map(({ name }) => name)} /> }]
    : []),
  ...(project.tags.length > 0 ? [{ label: t('tags'), value: <Words words={project.tags} /> }] : []),
];

/** Those who may not read it aren't told which one it is, so whoever is may open it. */
const Plan = ({ id, name }: Reference) => <Link href={`/manager/account-plans/${id}`}>{name}</Link>;

/** The budget; who may not see what is used of it learns why. */
function Budget({ project }: { project: Project }) {
  const amount = budgetText(useFormat(), project);
  return project.budget_minor !== null && project.used_minor === null
    ? words('use_hidden', { amount })
    : amount;
}

/** The percentages to warn at; those that are reached carry a tick. */
function Alerts({ project: { alert_pcts, burn_pct } }: { project: Project }) {
  return (
    <span className={styles.words}>
      {alert_pcts.map((pct) =>
        (burn_pct ?? 0) >= pct ? (
          <Tag key={pct} tone={pct >= 90 ? 'warn' : 'ok'} icon={IconCheck}>
            {pct}%
          </Tag>
        ) : (
          <Tag key={pct}>{pct}%</Tag>
        ),
      )}
    </span>
  );
}

const Words = ({ words }: { words: readonly string[] }) => (
  <span className={styles.words}>
    {words.map((word) => (
      <Tag key={word}>{word}</Tag>
    ))}
  </span>
);
