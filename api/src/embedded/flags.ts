const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  shared_buffers: '128MB',
};

/** The server's command line: one machine, solid-state disks, short queries. Not durable means: for tests only. */
export function serverFlags(port: number, durable: boolean): string[] {
  const settings = { ...SETTINGS, ...(durable ? {} : FORGETFUL) };
  return [
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
