export type LeaseStore = {
  /** Takes or renews the lease of a task until `until`; false while another process holds it. */
  hold(name: string, holder: string, of: { now: number; until: number }): Promise<boolean>
}
