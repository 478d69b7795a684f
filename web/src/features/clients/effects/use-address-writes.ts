import { useQueryClient } from '@tanstack/react-query';
import {
  archiveAddress,
  createAddress,
  restoreAddress,
  updateAddress,
} from '#contract/clients/address-endpoints.ts';
import type { Address, AddressChanges, NewAddress } from '#contract/clients/addresses.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/addresses/messages.ts';

type Kept = Pick<Address, 'id' | 'version' | 'line1'>;

/** Adds, changes and archives addresses of a client. `create` and `update` leave their errors to the form. */
export function useAddressWrites(client_id: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['clients'] });
  const params = ({ id }: Pick<Address, 'id'>) => ({ client_id, address_id: id });
  const failed = (error: unknown) => toast.show({ title: t('failed'), err: error });
  const change = (kept: Kept, body: AddressChanges) =>
    call(updateAddress, { params: params(kept), version: kept.version, body }).finally(refresh);
  const restore = (kept: Kept) =>
    call(restoreAddress, { params: params(kept) }).then(
      () => toast.show({ title: t('restored', { name: kept.line1 }) }),
      failed,
    );
  return {
    create: (body: NewAddress) => call(createAddress, { params: { client_id }, body }).finally(refresh),
    update: change,
    /** Makes it the main one of its type; Undo gives that back to `before`, which was it. */
    makeMain: async (kept: Kept, before: Kept | undefined) => {
      try {
        const changed = await change(kept, { main: true });
        const back = () =>
          before
            ? change({ ...before, version: before.version + 1 }, { main: true })
            : change(changed, { main: false });
        toast.show({
          title: t('main_toast', { name: kept.line1 }),
          action: { onSelect: () => void back().catch(failed) },
        });
      } catch (error) {
        failed(error);
      }
    },
    archive: async (kept: Kept) => {
      try {
        await call(archiveAddress, { params: params(kept), version: kept.version });
        const onSelect = () => void restore(kept).finally(refresh);
        toast.show({ title: t('archived', { name: kept.line1 }), action: { onSelect } });
      } catch (error) {
        failed(error);
      }
      await refresh();
    },
  };
}
