import { type CalculationLine, LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import { isTooLong, tableFrom } from '../../../platform/files/pasted-table.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { LineField } from './line-fields.ts';
import type { Lines } from './line-verbs.ts';
import { withoutPasted, withPasted } from './pasted-lines.ts';
import type { LineVerbs } from './use-line-verbs.ts';
import type { useServices } from './use-services.ts';

interface Pasting extends Pick<ReturnType<typeof useServices>, 'services' | 'changeOf'> {
  readonly verbs: LineVerbs;
  readonly phases: readonly string[];
  /** Puts the rates that count into lines by their keys, where `keepsUnit` only those of their own unit. */
  readonly fill: (keys: readonly string[], keepsUnit?: boolean) => Promise<void>;
}

const isCalled = (name: string) => (service: Pasting['services'][number]) =>
  [service.name, service.code].some((word) => word.toLowerCase() === name.trim().toLowerCase());

/** Puts cells of a spreadsheet into the lines from a cell on, with a way back; names and codes of services bring their rates. */
export function usePasting({ verbs, services, changeOf, phases, fill }: Pasting) {
  return (text: string, at: number, field: LineField): boolean => {
    const table = isTooLong(text) ? [] : tableFrom(text);
    if (table.length === 0) return false;
    const before = verbs.now();
    const linkOf = (name: string) => {
      const service = services.find(isCalled(name));
      return service ? changeOf(service) : {};
    };
    const { lines, pasted, left, isUnitSaid } = withPasted(before, table, { at, field, linkOf });
    const named = new Set([...phases, ...lines.flatMap(({ phase }) => phase ?? [])]);
    verbs.put(lines, named.size > phases.length ? { phases: [...named] } : {});
    void fill(todaysRates(lines, before, services), isUnitSaid);
    const full =
      left > 0 ? `${t('left', { count: left })}. ${t('full', { most: LINES_AT_MOST })}` : undefined;
    toast.show({
      title: t('pasted', { count: pasted }),
      message: full,
      action: { onSelect: () => verbs.put(withoutPasted(verbs.now(), before, lines)) },
    });
    return true;
  };
}

/** Keys of pasted lines that have no rates but today's of their service, or none where those aren't known here: those of the calculation's day count. */
const todaysRates = (lines: Lines, before: Lines, services: Pasting['services']): string[] => {
  const known = new Set(before);
  const isTodays = (line: CalculationLine) =>
    services.some(
      ({ id, current_rate: rate }) =>
        id === line.service_type_id && (rate?.bill_rate ?? '0') === line.list_rate,
    );
  return lines.flatMap((line) => (!known.has(line) && isTodays(line) ? line.key : []));
};
