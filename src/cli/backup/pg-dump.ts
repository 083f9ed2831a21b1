/** Explains that PostgreSQL is not backed up here, with the commands to dump and restore it. Has no password. */
export function dumpInstead(databaseUrl: string, directory: string): string {
  const address = withoutPassword(databaseUrl)
  return [
    'Nothing was backed up: the database is PostgreSQL. Its own tool makes consistent backups while it is in use:',
    '',
    `  pg_dump --format=custom --file=porchlight.dump "${address}"`,
    '',
    'Uploaded files are kept in DATA_DIR. Copy them after the dump, so that every file it speaks of is there:',
    '',
    `  tar -cf porchlight-files.tar -C "${directory}" files`,
    '',
    'To restore, with the service stopped:',
    '',
    `  pg_restore --clean --if-exists --no-owner --dbname="${address}" porchlight.dump`,
    `  tar -xf porchlight-files.tar -C "${directory}"`,
  ].join('\n')
}

/** A database URL without its password, safe to show. */
export function withoutPassword(databaseUrl: string): string {
  if (!databaseUrl.includes('://')) return databaseUrl
  const url = URL.parse(databaseUrl)
  if (url === null) return '$DATABASE_URL' // a list of hosts, which pg accepts but URL does not
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}
