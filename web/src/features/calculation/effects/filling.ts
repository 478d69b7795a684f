import type { LineVerbs } from './use-line-verbs.ts';
import type { useServices } from './use-services.ts';

/** Puts the rates that count into lines by their keys, all at once, each as long as it is of the same service. */
export const fillingOf =
  (verbs: LineVerbs, ratesOf: ReturnType<typeof useServices>['ratesOf']) =>
  async (keys: readonly string[]): Promise<void> => {
    const wanted = new Set(keys);
    const asked = new Set(
      verbs.now().flatMap((line) => (wanted.has(line.key) ? (line.service_type_id ?? []) : [])),
    );
    const rates = new Map(await Promise.all([...asked].map(async (id) => [id, await ratesOf(id)] as const)));
    const filled = verbs.now().map((line) => {
      const found =
        wanted.has(line.key) && line.service_type_id ? rates.get(line.service_type_id) : undefined;
      return found ? { ...line, ...found } : line;
    });
    verbs.put(filled);
  };
