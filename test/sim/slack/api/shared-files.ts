import type { IncomingMessage, ServerResponse } from 'node:http'
import type { File, World } from '../world.ts'

const LOGIN =
  '<!DOCTYPE html><html><head><title>Sign in to Slack</title></head><body>Sign in to your workspace</body></html>'

/** Files at their addresses: with the token of their workspace, otherwise a page to sign in on, with status 200. */
export function sharedFiles(world: World) {
  return {
    async upload(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [, , team = '', id = ''] = path.split('/')
      const file = world.workspaces.get(team)?.files.get(id)
      const bytes = bytesOf(Buffer.concat(await request.toArray()), request.headers['content-type'] ?? '')
      if (file === undefined || bytes.length === 0) return void response.writeHead(404).end()
      file.bytes = bytes
      response.writeHead(200).end(`OK - ${bytes.length}`)
    },
    download(path: string, request: IncomingMessage, response: ServerResponse): void {
      const [team = '', id = ''] = path.split('/')[2]?.split('-') ?? []
      const workspace = world.workspaces.get(team)
      const file = workspace?.files.get(id)
      if (workspace === undefined || request.headers.authorization !== `Bearer ${workspace.token}` || !isReady(file))
        return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN)
      response.writeHead(200, { 'content-type': file.mimetype, 'content-length': file.bytes.length }).end(file.bytes)
    },
  }
}

const isReady = (file: File | undefined): file is File => file?.ready === true

/** The file in a form, else the whole body. */
function bytesOf(body: Buffer, contentType: string): Buffer {
  const boundary = /boundary=(\S+)/.exec(contentType)?.[1]
  if (boundary === undefined) return body
  const start = body.indexOf('\r\n\r\n') + 4
  return body.subarray(start, body.indexOf(`\r\n--${boundary}`, start))
}
