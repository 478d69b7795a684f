import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { updatePolicy } from '#contract/policy/endpoints.ts';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { useOrganizations, usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { IconLink } from '../../../ui/action/icon-button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { RuleDialog } from '../components/edit/rule-dialog.tsx';
import { PolicyPage } from '../components/policy-page.tsx';
import { OvertakenNote } from '../components/preview/overtaken-note.tsx';
import { DraftBar } from '../components/rules/draft-bar.tsx';
import { t } from '../components/rules/messages.ts';
import { FILTER_NAMES, RULE_FILTERS } from '../components/rules/rule-filters.ts';
import { RuleList } from '../components/rules/rule-list.tsx';
import styles from '../components/rules/rules.module.css';
import type { RuleRow } from '../effects/draft.ts';
import { findRules } from '../effects/group-rules.ts';
import { EDIT_HREF, type RulesSearch } from '../effects/policy-address.ts';
import { problemsOf, useRefusal } from '../effects/problems.ts';
import { useEditor } from '../effects/use-editor.ts';
import { t as words } from '../messages.ts';
import { policy } from '../queries.ts';

const EDIT = {
  actions: (
    <ButtonLink variant="primary" icon={IconPencil} href={EDIT_HREF}>
      {t('edit')}
    </ButtonLink>
  ),
  phoneActions: (
    <IconLink icon={IconPencil} iconSize={20} variant="ghost" label={t('edit')} href={EDIT_HREF} />
  ),
};
const HABITS = { filters: FILTER_NAMES, sort: 'object', pageSize: PAGE_SIZE };

/** The rules in force, grouped by what they are about; in edit mode under the person's draft. */
export function RulesScreen({ search }: { search: RulesSearch }) {
  const { data, error, refetch } = useQuery(policy());
  if (data) return <Rules policy={data} search={search} />;
  return (
    <PolicyPage tab="rules">
      {error ? (
        <LoadError {...failedRead(error, words('load_failed'), refetch)} />
      ) : (
        <SkeletonRows rows={14} height={36} />
      )}
    </PolicyPage>
  );
}

function Rules({ policy: inForce, search }: { policy: PolicyDetail; search: RulesSearch }) {
  const editor = useEditor(inForce);
  const places = useOrganizations();
  const mayWrite = usePermissions().may(updatePolicy);
  const { list, clear } = useListAddress<FilterValues>(search, HABITS);
  const [edited, setEdited] = useState<RuleRow | 'new' | null>(null);
  const problems = problemsOf(useRefusal(editor.rules), editor.rows);
  const isEditing = mayWrite && (search.edit === true || editor.differences.length > 0);
  const rows = findRules(editor.rows, search, places);
  const on = filtersOn(RULE_FILTERS, list.value).map(({ label }) => label);
  return (
    <PolicyPage
      tab="rules"
      flush
      statuses={<Tag>{words('version', { version: inForce.version })}</Tag>}
      {...(mayWrite && !isEditing ? EDIT : {})}
    >
      <ListArea
        filters={RULE_FILTERS}
        value={list.value}
        onChange={list.onChange}
        notice={
          <>
            <About policy={inForce} />
            {editor.isOvertaken && <OvertakenNote editor={editor} policy={inForce} />}
          </>
        }
      >
        {rows.length === 0 ? (
          <div className={styles.empty}>
            <NothingFound title={t('nothing_found')} filters={on} onClear={clear} />
          </div>
        ) : (
          <RuleList
            rows={rows}
            problems={problems}
            verbs={isEditing ? { editor, onEdit: setEdited } : null}
          />
        )}
        {isEditing && <DraftBar editor={editor} onAdd={() => setEdited('new')} />}
      </ListArea>
      {edited && (
        <RuleDialog editor={editor} row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </PolicyPage>
  );
}

/** What the rules mean, and where they come from. */
function About({ policy: { published_at, published_by, note } }: { policy: PolicyDetail }) {
  const format = useFormat();
  const published = { when: format.relative(published_at), note };
  return (
    <div className={styles.about}>
      <span>
        {t('about_allow')} {t('about_deny')}
      </span>
      <span title={format.instant(published_at)}>
        {published_by ? t('published_by', { ...published, who: published_by }) : t('published', published)}
      </span>
    </div>
  );
}
