import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../src/http/settings.ts'
import { png, pngComment } from '../../sim/media/pictures.ts'
import { openSocket, readAnswer } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, confirm, fed, put } from '../../sim/service/uploads.ts'

const picture = png(pngComment(10_000))
const isArriving = async (service: Service) => (await service.blobs()).some((name) => name.endsWith('.part'))

describe('when the service stops, an upload that sends nothing more', () => {
  let service: Service
  beforeEach(async () => {
    // Nobody waits for the rest of a body that does not come.
    service = await startService({ settings: { limits: { ...limits, bodyMs: 600_000 } } })
  })

  /** Sends this head and the first half of a picture, and nothing more. */
  async function stall(head: string[]): Promise<Socket> {
    const socket = openSocket(service.url)
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(picture.subarray(0, 6_000))
    await expect.poll(() => isArriving(service)).toBe(true)
    return socket
  }

  const heads: [what: string, head: string[]][] = [
    ['a PUT', []],
    ['a PUT on a connection that closes after it', ['connection: close']],
  ]
  test.each(heads)('is told so, and leaves nothing on the disk: %s', async (_what, further) => {
    const { pathname, search } = new URL((await begin(service)).PreUploadUrl)
    const first = `PUT ${pathname}${search} HTTP/1.1`
    const answer = text(await stall([first, 'host: x', `content-length: ${picture.length}`, ...further]))
    const stopped = service.stop()
    const { status, headers, body } = readAnswer(await answer)
    expect([status, headers.get('retry-after'), JSON.parse(body)]).toMatchObject([503, '1', { Code: 50303 }])
    await stopped
  })

  test('is told so, and leaves nothing on the disk: a form', async () => {
    const socket = openSocket(service.url)
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const head = ['POST /chat/User/Upload HTTP/1.1', 'host: x', `authorization: ${service.keys.secret}`]
    const body = Buffer.concat([Buffer.from(part), picture.subarray(0, 6_000)])
    socket.write([...head, 'content-type: multipart/form-data; boundary=x', 'content-length: 99999'].join('\r\n'))
    socket.write('\r\n\r\n')
    socket.write(body)
    await expect.poll(() => isArriving(service)).toBe(true)
    const answer = text(socket)
    const stopped = service.stop()
    const read = readAnswer(await answer)
    expect([read.status, JSON.parse(read.body)]).toMatchObject([503, { Code: 50303 }])
    await stopped
  })

  test('left nothing on the disk by the time it is told so; one that begins then is told the same', async () => {
    const { PreUploadUrl } = await begin(service)
    const { body, feed } = fed()
    const sent = put(PreUploadUrl, body)
    feed(picture.subarray(0, 6_000))
    await expect.poll(() => isArriving(service)).toBe(true)
    await service.close()
    expect((await sent).envelope.Code).toBe(50303)
    expect(await service.blobs()).toEqual([])
    expect((await put(PreUploadUrl, picture)).envelope.Code).toBe(50303)
    await service.stop()
  })
})

test('an upload that goes on while the service stops is stored', async () => {
  const service = await startService()
  const { FileStoreId, PreUploadUrl } = await begin(service)
  const { body, feed, end } = fed()
  const sent = put(PreUploadUrl, body)
  feed(picture.subarray(0, 6_000))
  await expect.poll(() => isArriving(service)).toBe(true)
  await service.close(60_000)
  feed(picture.subarray(6_000))
  end()
  expect((await sent).status).toBe(200)
  expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: picture.length })
  await service.stop()
})
