const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'formkurve',
  // Three processes under load, and tools beside them.
  max_connections: 100,
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  wal_compression: 'pglz',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements quote values, and values may be personal.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** For tests, in which several products share one server. */
const fleeting = { max_connections: 200, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export const settings = (port: number, throwaway: boolean) =>
  Object.entries({ ...always, ...(throwaway ? fleeting : durable), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
