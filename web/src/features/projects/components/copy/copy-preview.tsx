import type { CopiedRole, CopyPreview as Preview } from '#contract/projects/copies.ts';
import { byDueDate } from '#contract/projects/milestones.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import type { ProjectValues } from '../form/project-values.ts';
import styles from './copy.module.css';
import { t } from './messages.ts';

type CopyPreviewProps = {
  values: ProjectValues;
  /** The roles of the project to copy; empty where they aren't taken over. */
  roles: Preview['roles'];
};

/** What saving would make, beside the fields that say it. */
export function CopyPreview({ values, roles }: CopyPreviewProps) {
  const format = useFormat();
  return (
    <Card title={t('preview')}>
      <Facts
        facts={[
          { label: t('dates'), value: datesOf(values, format) },
          { label: t('budget'), value: budgetOf(values, format) },
          { label: t('services'), value: values.service_type_ids.length || t('nothing') },
          {
            label: t('milestones'),
            value: (
              <Lines
                lines={byDueDate(values.milestones).map(({ name, due_date }) =>
                  due_date ? t('milestone', { name, day: format.day(due_date, 'short') }) : name,
                )}
              />
            ),
          },
          { label: t('tags'), value: values.tags.join(', ') || t('nothing') },
          {
            label: t('roles'),
            value: (
              <Lines lines={roles.filter(({ left_out }) => !left_out).map((one) => roleOf(one, format))} />
            ),
          },
        ]}
      />
      <ul className={styles.left}>
        {roles
          .filter(({ left_out }) => left_out)
          .map((one) => (
            <li key={`${one.name} ${one.role}`}>
              {t('left_out', { who: roleOf(one, format), why: whyOf(one.left_out) })}
            </li>
          ))}
      </ul>
    </Card>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    t('nothing')
  ) : (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

const datesOf = ({ start_date, end_date }: ProjectValues, { day }: Format): string => {
  if (!start_date) return t('nothing');
  const start = day(start_date);
  return end_date ? t('from_to', { start, end: day(end_date) }) : t('no_end', { start });
};

const budgetOf = ({ budget_minor, budget_minutes, currency }: ProjectValues, format: Format): string =>
  [
    ...(budget_minor === null ? [] : [format.money(budget_minor, currency)]),
    ...(budget_minutes === null ? [] : [t('hours', { count: format.number(budget_minutes / 60, 2) })]),
  ].join(', ') || t('nothing');

const roleOf = ({ name, role, expires_at }: CopiedRole, format: Format): string => {
  const held = { name, role: roleName(role) };
  return expires_at ? t('role_until', { ...held, day: format.instant(expires_at, 'day') }) : t('role', held);
};

const whyOf = (left_out: CopiedRole['left_out']): string => {
  if (left_out === 'above-own-rank') return t('why_above');
  if (left_out === 'self-promotion') return t('why_self');
  return left_out === 'not-a-member' ? t('why_gone') : t('why_not_allowed');
};
