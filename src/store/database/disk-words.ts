/** Messages for callers while the disk keeps the database from writing. */
export const diskWords = {
  full: 'The disk of the database is full; make room on it, then ask again.',
  failing: 'The database cannot be written; see that its disk works and may be written, then ask again.',
  damaged: 'The database file is damaged; restore the newest backup (Restore in README.md).',
}
