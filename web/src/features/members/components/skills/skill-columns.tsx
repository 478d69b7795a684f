import type { MemberSkill } from '#contract/members/skills.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { levelName, standingOf } from '../../effects/skill-values.ts';
import { t } from './messages.ts';

/** What somebody is able to do, how well, and whether it still counts. */
export const skillColumns = (format: Format) =>
  [
    {
      id: 'skill',
      header: t('skill'),
      cell: ({ skill }: MemberSkill) => skill,
      look: 'name',
      card: 'title',
    },
    {
      id: 'level',
      header: t('level'),
      cell: ({ level }: MemberSkill) => levelName(level),
      card: 'subtitle',
    },
    {
      id: 'until',
      header: t('until'),
      cell: (skill: MemberSkill) => <Until skill={skill} format={format} />,
      cardCell: (skill: MemberSkill) => <Until skill={skill} format={format} short />,
      card: 'bottomRight',
    },
  ] as const;

type UntilProps = { skill: MemberSkill; format: Format; short?: boolean };

function Until({ skill, format, short }: UntilProps) {
  const { expires } = skill;
  if (!expires) return t('no_end');
  const day = format.day(expires);
  const standing = standingOf(skill, format.today());
  if (standing === 'expired') return <StatusText tone="bad">{t('expired', { day })}</StatusText>;
  if (standing === 'counts') return day;
  const words = short
    ? t('runs_out_short', { day })
    : t('runs_out', { day, when: format.relative(`${expires}T23:59:59`) });
  return <StatusText tone="warn">{words}</StatusText>;
}
