import { fileURLToPath } from 'node:url';

// Loaded when it is first asked: whoever reads the configuration of the tests needs no shapes.
const UNKNOWN_FIELDS = fileURLToPath(new URL('./unknown-fields.ts', import.meta.url));

/** What component tests ask of the machine around the browser, where the contract's shapes can be read. */
export const commands = {
  unknownFields: async (_: unknown, method: string, path: string, body: unknown): Promise<string[]> =>
    (await import(UNKNOWN_FIELDS)).unknownFields(method, path, body),
};
