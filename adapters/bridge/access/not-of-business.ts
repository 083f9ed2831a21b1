/** A workspace that is not one of the business tried to see or to set what is the business's own. */
export class NotOfBusiness extends Error {
  readonly workspace: string

  constructor(workspace: string) {
    super('The workspace is not one of the business.')
    this.name = 'NotOfBusiness'
    this.workspace = workspace
  }
}
