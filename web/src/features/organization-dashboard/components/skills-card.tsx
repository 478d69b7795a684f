import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './skills.module.css';

type SkillsCardProps = Pick<OrganizationDashboard, 'skills' | 'today'> & {
  hrefOf: (member: string) => string;
};

/** Skills that lapsed lately or soon will, the first first; each leads to its person. */
export function SkillsCard({ skills: { count, soonest }, today, hrefOf }: SkillsCardProps) {
  const format = useFormat();
  if (soonest.length === 0)
    return (
      <Card title={t('skills')}>
        <StatusText tone="ok">{t('no_skills')}</StatusText>
      </Card>
    );
  return (
    <Card title={t('skills')} count={format.number(count)}>
      <table className={styles.table}>
        <caption>
          <HiddenText>{t('skills')}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('skill')}</th>
            <th scope="col">{t('expires')}</th>
          </tr>
        </thead>
        <tbody>
          {soonest.map(({ member, skill, expires }) => (
            <tr key={`${member.id} ${skill}`}>
              <th scope="row">
                <Link href={hrefOf(member.id)}>{member.name}</Link>
              </th>
              <td>{skill}</td>
              <td>
                <StatusText tone={expires < today ? 'bad' : 'warn'} small>
                  {t(expires < today ? 'expired_on' : 'expires_on', { day: format.day(expires, 'short') })}
                </StatusText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > soonest.length && (
        <p className={styles.more}>{t('skills_more', { shown: soonest.length, count })}</p>
      )}
    </Card>
  );
}
