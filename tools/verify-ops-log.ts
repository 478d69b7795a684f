import { verifyLog } from '#api/features/ops-log/queries/verify-log.ts';
import { kyselyOf, openPool } from '#api/platform/postgres/connections.ts';
import { runCommand, withDatabase } from './database.ts';

const [organization = '', project = '', said] = process.argv.slice(2);

await runCommand(async (config) => {
  if (!project)
    throw new Error(
      'Which log? node tools/verify-ops-log.ts <organization id> <project id> [<hash that you kept>]',
    );
  const kept = said?.trim().toLowerCase();
  return withDatabase(config, async (url) => {
    const pool = openPool(url, 1, 'verify-ops-log');
    try {
      const client = await pool.connect();
      await client.query('begin read only; set local role muster_app');
      await client.query(
        `select set_config(name, value, true) from (values ('muster.org', $1), ('muster.ops_log_read', $2)) as s (name, value)`,
        [organization, project],
      );
      const place = { organization, project };
      const { records, head, fault, kept: found } = await verifyLog(kyselyOf(client), place, kept);
      client.release(true);
      if (fault?.why === 'state')
        throw new Error(
          `The ${records} records hold, but lists show something else of record ${fault.sequence} (${fault.record_id}) than they say: state.`,
        );
      if (fault)
        throw new Error(
          `Record ${fault.sequence} is broken: ${fault.why}${fault.record_id ? ` (${fault.record_id})` : ''}. The ${records} before it hold.`,
        );
      if (found === null)
        throw new Error(
          `The ${records} records hold, but none has the hash ${kept}: this isn't the log it was kept of.`,
        );
      if (found)
        return `${records} records hold. That hash is record ${found.sequence}'s: nothing up to it was changed.`;
      return head ? `${records} records hold. The chain ends with ${head.hash}.` : 'This log is empty.';
    } finally {
      await pool.end();
    }
  });
});
