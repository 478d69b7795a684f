import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { SheetImports, useImportPages } from '../../../ui/sheet/sheet-imports.tsx';
import { useTakeBack } from '../effects/use-take-back.ts';
import { t } from '../messages.ts';
import { clientImports, IMPORTS_PAGE } from '../queries.ts';

const WORDS = {
  ...{ title: t('earlier'), none: t('earlier_none'), note: t('earlier_note'), file: t('file_name') },
  ...{ count: t('count'), state: t('state'), imported: t('state_imported'), undone: t('state_undone') },
  ...{ at: t('imported'), by: t('by'), somebody: t('somebody'), takeBack: t('take_back') },
};

/** Imports of clients, newest first, each with its way back. */
export function EarlierImports() {
  const format = useFormat();
  const pages = useImportPages(IMPORTS_PAGE);
  const { data, error, refetch } = useQuery(clientImports(pages.cursor));
  return (
    <SheetImports
      words={WORDS}
      page={data}
      error={data ? undefined : failedRead(error, t('earlier_failed'), refetch)}
      pages={pages}
      countOf={({ added, updated }) => format.number(added + updated)}
      format={format}
      onTakeBack={useTakeBack()}
    />
  );
}
