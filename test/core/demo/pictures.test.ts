import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { demoListings } from '../../../src/core/demo/listings.ts'
import { demoDrawing, demoPicture } from '../../../src/core/demo/pictures.ts'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { startService } from '../../sim/service/service.ts'

const nameOf = ({ MLSNumber }: { MLSNumber: string }) => `${MLSNumber.toLowerCase()}.png`

test('every demo home has a picture of its own, the same every time', () => {
  const drawings = demoListings().map((home) => demoDrawing(nameOf(home)))
  expect(new Set(drawings).size).toBe(60)
  expect(drawings).toEqual(demoListings().map((home) => demoDrawing(nameOf(home))))
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg .*<\/svg>$/)
  expect(demoDrawing('demo-0061.png')).toBeUndefined()
})

test('a picture that could not be drawn is drawn at the next request', async () => {
  vi.spyOn(sharp.prototype as Sharp, 'toBuffer').mockRejectedValueOnce(new Error('out of memory'))
  await expect(demoPicture('demo-0005.png')).rejects.toThrow('out of memory')
  expect(await fileTypeFromBuffer((await demoPicture('demo-0005.png')) ?? Buffer.of())).toMatchObject({ ext: 'png' })
})

test('a list gives the address of the picture, which anybody may fetch; other homes have the pictures they state', async () => {
  const service = await startService()
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  const [home] = demoListings()
  const own = { ...home, MLSNumber: 'DEMO-0002', Images: ['https://photos.example.com/1.jpg'] }
  const stranger = { ...home, MLSNumber: 'DEMO-0003', Url: 'https://homes.example.com/3' }
  for (const listing of [home, own, stranger])
    await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...listing })
  const { List } = await service.data<{ List: { Images: string }[] }>('/chat/Chatbot/RealEstateList', { SerialNumber })
  const address = `${service.url}/files/demo/demo-0001.png`
  expect(List.map(({ Images }) => Images).toSorted()).toEqual(['', address, 'https://photos.example.com/1.jpg'])
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(await fileTypeFromBuffer(await response.arrayBuffer())).toMatchObject({ mime: 'image/png' })
  expect((await fetch(`${service.url}/files/demo/none.png`)).status).toBe(404)
  await service.stop()
})

test('the concierge gives the address of a demo home’s picture', async () => {
  const service = await startService({ models: createModels(defaultModelSettings) })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...demoListings()[0] })
  const sessionID = await service.openSession({ serialNumber })
  const ask = async (content: string) =>
    (await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })).content
  await ask('condos for sale')
  for (const said of ['show me a picture of the first one', 'do you have photos of it?'])
    expect(await ask(said)).toContain(`${service.url}/files/demo/demo-0001.png`)
  await service.stop()
})
