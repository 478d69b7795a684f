import type { LineVerbs } from './use-line-verbs.ts';
import type { useServices } from './use-services.ts';

/**
 * Puts the rates that count into lines by their keys, all at once, each as long as it is of the same service. With `keepsUnit` a rate for
 * another unit than a line's is left: sixteen hours would become sixteen days.
 */
export const fillingOf =
  (verbs: LineVerbs, ratesOf: ReturnType<typeof useServices>['ratesOf']) =>
  async (keys: readonly string[], keepsUnit = false): Promise<void> => {
    const wanted = new Set(keys);
    const asked = new Set(
      verbs.now().flatMap((line) => (wanted.has(line.key) ? (line.service_type_id ?? []) : [])),
    );
    const rates = new Map(await Promise.all([...asked].map(async (id) => [id, await ratesOf(id)] as const)));
    const filled = verbs.now().map((line) => {
      const found =
        wanted.has(line.key) && line.service_type_id ? rates.get(line.service_type_id) : undefined;
      const fits = found && !(keepsUnit && found.unit !== line.unit);
      return fits ? { ...line, ...found } : line;
    });
    verbs.put(filled);
  };
