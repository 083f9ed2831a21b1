/** An error of the system, of its files or its network. */
export type SystemError = NodeJS.ErrnoException & {
  address?: string
  port?: number
  hostname?: string
  /** the system's code, where a library has put its own in `code` */
  originalCode?: string
}

const fileReasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not read or write it',
  EPERM: 'you may not read or write it',
  EEXIST: 'something else is at that place',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of disk space is used up',
  EROFS: 'it is on a disk that cannot be written',
  EIO: 'its disk fails',
  ELOOP: 'its symbolic links lead in a circle',
}

/** Of files and of connections. */
const handleReasons: Record<string, string> = {
  EMFILE: 'this process may open no more files; raise its limit, which ulimit -n shows',
  ENFILE: 'the system may open no more files; raise its limit, fs.file-max',
}

const networkReasons: Record<string, (place: string) => string> = {
  ECONNREFUSED: (place) => `nothing listens at ${place}`,
  ENOENT: (place) => `nothing listens at ${place}`,
  EACCES: (place) => `you may not use ${place}`,
  EADDRNOTAVAIL: (place) => `this machine cannot use ${place}`,
  ENOTFOUND: (place) => `no machine has the name ${place}`,
  EAI_AGAIN: (place) => `the name ${place} cannot be looked up now`,
  ETIMEDOUT: (place) => `${place} does not answer`,
  EHOSTUNREACH: (place) => `${place} cannot be reached`,
  ENETUNREACH: (place) => `${place} cannot be reached`,
}

/** An error of the system in plain words, a rare one in its own. */
export function describeSystemError(error: SystemError): string {
  // A connection to a name of several addresses fails with an error for each.
  if (error instanceof AggregateError) return describeSystemError(error.errors[0])
  const { code = '', originalCode = code, message, syscall = '', address, port, hostname } = error
  const isOfNetwork = address !== undefined || ['connect', 'getaddrinfo'].includes(syscall)
  const place = hostname ?? (port === undefined ? address : `${address}:${port}`) ?? 'that address'
  const reason = isOfNetwork ? networkReasons[originalCode]?.(place) : fileReasons[originalCode]
  return reason ?? handleReasons[originalCode] ?? (message || code)
}
