import { IconDownload, IconExternalLink, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import type { ListAreaProps } from '../../../ui/list/list-page-props.ts';
import { PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { useAuditFilters } from '../components/audit-filters.ts';
import { ChainDialog } from '../components/chain-dialog.tsx';
import { eventColumns } from '../components/event-columns.tsx';
import { EventDialog } from '../components/event-dialog.tsx';
import {
  AUDIT_FILTERS,
  type AuditSearch,
  filtersOf,
  queryOf,
  withDays,
  withPeriod,
} from '../effects/audit-address.ts';
import { projectHref, subjectHref } from '../effects/subject-href.ts';
import { useAuditExport } from '../effects/use-audit-export.ts';
import { eventSentence } from '../effects/words/event-sentence.ts';
import { t } from '../messages.ts';
import { auditCheck, auditList } from '../queries.ts';

const HABITS = { filters: AUDIT_FILTERS, sort: '-id', pageSize: PAGE_SIZE };
const NOTHING: readonly AuditEvent[] = [];

type AuditScreenProps = { organization: string; search: AuditSearch };

/** The organization's audit trail: filters and page in the address, an event opens in a box. */
export function AuditScreen({ organization, search }: AuditScreenProps) {
  const format = useFormat();
  const permissions = usePermissions();
  const columns = eventColumns(format, (event) => projectHref(event, permissions));
  const { list, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(auditList(queryOf(search)));
  const filters = useAuditFilters(search, data?.data ?? NOTHING);
  const [opened, setOpened] = useState<AuditEvent | null>(null);
  const value = withPeriod(list.value);
  const on = filtersOn(filters, value).map(({ label }) => label);
  return (
    <>
      <Frame
        search={search}
        filters={filters}
        value={value}
        onChange={(next) => list.onChange(withDays(next))}
        columns={columns}
        hidden={list.hidden}
        onHidden={list.onHidden}
      >
        <ListTable
          label={t('audit')}
          columns={columns}
          hidden={list.hidden}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={(event) => eventSentence(event, format)}
          onOpen={setOpened}
          rowActions={(event) => waysOf(event, subjectHref(event, organization, permissions))}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={<NoEvents on={on} onClear={clear} />}
          footer={pager(data)}
        />
      </Frame>
      {opened && <EventDialog event={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The list with its verbs: the check of the chain, and the export of what is filtered. */
function Frame({ search, children, ...area }: ListAreaProps & { search: AuditSearch }) {
  const [isChecking, setChecking] = useState(false);
  const exporting = useAuditExport(filtersOf(search));
  const check = () => setChecking(true);
  return (
    <>
      <ListArea
        {...area}
        actions={<Actions {...exporting} onCheck={check} />}
        phoneEnd={
          <>
            <IconButton icon={IconShieldCheck} label={t('check')} onClick={check} />
            <PhoneExport {...exporting} />
          </>
        }
      >
        {children}
      </ListArea>
      {isChecking && <ChainDialog check={auditCheck()} onClose={() => setChecking(false)} />}
    </>
  );
}

const NoEvents = ({ on, onClear }: { on: readonly string[]; onClear: () => void }) => (
  <ListEmpty filters={on} onClear={onClear} nothingFound={t('nothing_found')}>
    <Empty title={t('none')} note={t('none_note')} />
  </ListEmpty>
);

type ActionsProps = { onExport: () => void; isExporting: boolean; onCheck: () => void };

function Actions({ onExport, isExporting, onCheck }: ActionsProps) {
  const texts = useUiTexts();
  return (
    <>
      <Button icon={IconShieldCheck} onClick={onCheck}>
        {t('check')}
      </Button>
      <Button icon={IconDownload} onClick={onExport} disabled={isExporting}>
        {texts.export}
      </Button>
    </>
  );
}

const waysOf = (event: AuditEvent, href: string | null): MenuEntry[] =>
  href && event.subject.name
    ? [{ id: 'open', label: t('open_subject', { name: event.subject.name }), icon: IconExternalLink, href }]
    : [];
