import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Storage of a provider that lives as long as its test. */
export function memoryAdapter(): (kind: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  const never = async () => undefined;
  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload) {
        rows.set(key(id), payload);
      },
      find: async (id) => rows.get(key(id)),
      findByUid: async (uid) => [...rows.values()].find((row) => row.kind === kind && row.uid === uid),
      findByUserCode: never,
      async consume(id) {
        rows.set(key(id), { ...rows.get(key(id)), consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        rows.delete(key(id));
      },
      revokeByGrantId: never,
    };
  };
}
