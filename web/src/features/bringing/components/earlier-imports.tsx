import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { SheetImports, useImportPages } from '../../../ui/sheet/sheet-imports.tsx';
import { IMPORTS_PAGE } from '../effects/imports-page.ts';
import type { Kind } from '../effects/kind.ts';
import { useTakeBack } from '../effects/use-calls.ts';
import { t } from '../messages.ts';

/** Imports, newest first, each with its way back. */
export function EarlierImports<Field extends string>({ kind }: { kind: Kind<Field> }) {
  const format = useFormat();
  const pages = useImportPages(IMPORTS_PAGE);
  const { data, error, refetch } = useQuery({
    ...kind.earlier(pages.cursor),
    placeholderData: keepPreviousData,
  });
  return (
    <SheetImports
      words={{
        ...{ title: t('earlier'), none: kind.words.earlierNone, note: t('earlier_note') },
        ...{ file: t('file_name'), count: t('count'), state: t('state') },
        ...{ imported: t('state_imported'), undone: t('state_undone'), at: t('imported') },
        ...{ by: t('by'), somebody: t('somebody'), takeBack: t('take_back') },
      }}
      page={data}
      error={data ? undefined : failedRead(error, t('earlier_failed'), refetch)}
      pages={pages}
      countOf={({ added, updated }) => format.number(added + updated)}
      format={format}
      onTakeBack={useTakeBack(kind)}
    />
  );
}
