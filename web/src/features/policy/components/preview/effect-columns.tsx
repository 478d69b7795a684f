import { IconCircleMinus, IconCirclePlus } from '@tabler/icons-react';
import type { PolicyDifference } from '#contract/policy/shapes.ts';
import { roleName } from '../../../../platform/roles.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { objectWords } from '../../effects/words/object-words.ts';
import { verbWords } from '../../effects/words/rule-sentence.ts';
import { t } from './messages.ts';

/** What tells a difference from every other. */
export const effectId = ({ effect, role, scope, organization, action, object }: PolicyDifference): string =>
  [effect, role, scope, organization?.name ?? '', action, object].join(' ');

const EffectWord = ({ effect }: PolicyDifference) => (
  <StatusText
    small
    tone={effect === 'gains' ? 'ok' : 'bad'}
    icon={effect === 'gains' ? IconCirclePlus : IconCircleMinus}
  >
    {t(effect)}
  </StatusText>
);

const where = ({ scope, organization }: PolicyDifference): string => {
  if (scope === 'root') return t('at_root');
  if (scope === 'organization') return organization?.name ?? t('every_organization');
  return organization ? t('projects_of', { name: organization.name }) : t('every_project');
};

const Names = ({ people, names }: PolicyDifference) => {
  if (people === 0) return <Text muted>{t('nobody')}</Text>;
  const listed = names.join(', ');
  const count = people - names.length;
  return (
    <span title={listed}>
      <Text strong figures>
        {people}
      </Text>{' '}
      <Text muted>{count > 0 ? t('and_more', { names: listed, count }) : listed}</Text>
    </span>
  );
};

/** A difference that a draft makes: its effect in icon and word, whom it is about, where, and what they may do with what. */
export const EFFECT_COLUMNS: DataColumn<PolicyDifference>[] = [
  { id: 'effect', header: t('effect'), cell: EffectWord, card: 'topRight' },
  { id: 'role', header: t('role'), cell: ({ role }) => roleName(role) },
  {
    id: 'deed',
    header: t('action'),
    cell: ({ action, object }) => `${verbWords(action)} ${objectWords(object)}`,
    cardCell: ({ role, action, object }) => `${roleName(role)}: ${verbWords(action)} ${objectWords(object)}`,
    look: 'name',
    maxWidth: 320,
    card: 'title',
  },
  {
    id: 'object',
    header: t('object'),
    cell: ({ object }) => <code>{object}</code>,
    look: 'code',
    maxWidth: 260,
  },
  { id: 'where', header: t('where'), cell: where, look: 'muted', card: 'subtitle' },
  {
    id: 'people',
    header: t('people'),
    cell: Names,
    maxWidth: 320,
    card: 'bottomRight',
    cardCell: PeopleCount,
  },
];

function PeopleCount({ people }: PolicyDifference) {
  return people === 0 ? t('nobody') : t('people_count', { count: people });
}
