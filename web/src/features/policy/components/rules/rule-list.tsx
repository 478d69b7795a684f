import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { ruleKey } from '#contract/policy/comparison.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import type { RuleRow } from '../../effects/draft.ts';
import { groupRules, type RuleGroup } from '../../effects/group-rules.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { objectHeading } from '../../effects/words/object-words.ts';
import { ruleSentence } from '../../effects/words/rule-sentence.ts';
import { t } from './messages.ts';
import { RuleLine, RuleLines } from './rule-line.tsx';
import styles from './rules.module.css';

/** What can be done with a row while editing. */
export interface RuleVerbs {
  readonly editor: Editor;
  readonly onEdit: (row: RuleRow) => void;
}

type RuleListProps = {
  rows: readonly RuleRow[];
  problems: ReadonlyMap<string, string[]>;
  /** Absent where the rules are only read. */
  verbs: RuleVerbs | null;
};

/** Rules grouped by what they are about. */
export function RuleList({ rows, ...list }: RuleListProps) {
  return (
    <div className={styles.groups}>
      {groupRules(rows).map((group) => (
        <Group key={group.object} group={group} {...list} />
      ))}
    </div>
  );
}

function Group({ group, problems, verbs }: Omit<RuleListProps, 'rows'> & { group: RuleGroup }) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.groupHead}>
        <h2 id={heading}>{objectHeading(group.object)}</h2>
        <code className={styles.pattern}>{group.object}</code>
      </div>
      <RuleLines>
        {group.rows.map((row) => (
          <RuleLine
            key={row.before ? ruleKey(row.before) : row.id}
            {...row}
            problems={problems.get(row.id) ?? []}
            verbs={verbs ? <RowVerbs row={row} {...verbs} /> : undefined}
          />
        ))}
      </RuleLines>
    </section>
  );
}

/** Change and remove a rule, or take back what the draft does to it; the last button stays where it is, so that focus does. */
export function RowVerbs({ row, editor, onEdit }: RuleVerbs & { row: RuleRow }) {
  const named = { rule: ruleSentence(row.rule, useOrganizations()) };
  const isRemoved = row.state === 'removed';
  return (
    <>
      {!isRemoved && (
        <IconButton
          small
          variant="ghost"
          icon={IconPencil}
          label={t('change_rule', named)}
          onClick={() => onEdit(row)}
        />
      )}
      <IconButton
        small
        variant="ghost"
        icon={isRemoved ? IconArrowBackUp : IconTrash}
        label={isRemoved ? t('take_back', named) : t('remove_rule', named)}
        onClick={() => (isRemoved ? editor.takeBack(row) : editor.remove(row))}
      />
    </>
  );
}
