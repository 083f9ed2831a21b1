import { expect, onTestFinished, test } from 'vitest'
import { createScriptedModel, saying } from '../sim/models/scripted-model.ts'
import { aListing } from '../sim/service/listing.ts'
import { startService } from '../sim/service/service.ts'
import { CTRL_D, sitDownAt } from './sitting.ts'

test('a search and a home of a list are watched, and told in the terminal', async () => {
  const service = await startService({ model: createScriptedModel(saying('An answer.')) })
  onTestFinished(() => service.stop())
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const create = (fields: object) =>
    service.data('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Kent', ...fields })
  await create({ Address: '1 Elm St' })
  const { type, sees, ended } = await sitDownAt({
    url: service.url,
    secretKey: service.keys.secret,
    serialNumber: SerialNumber,
  })
  type('/watch\r')
  await sees(/> $/)
  type('/watches\r')
  await sees(/watching nothing[^>]*“\/listings …”\s+and\s+type\s+“\/watch”/)
  type('/listings Kent\r')
  await sees(/One listing\./)
  type('/watch 7\r')
  await sees(/not there any more/)
  type('/watch 1\r')
  await sees(/\/watch 1[^>]*1 Elm St[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  type('/watch\r')
  await sees(/homes in Kent \(1[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  type('/watches\r')
  await sees(/What you are watching \(2\):[^]*homes in Kent[^]*1 Elm St/)
  const { List } = await service.data<{ List: { TimeZone: string }[] }>('/chat/Chatbot/WatchList', {
    SerialNumber,
  })
  expect(List.map(({ TimeZone }) => TimeZone)).toEqual(List.map(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
  type('/watches stop 2\r')
  await sees(/What you are watching \(1\)/)
  type(CTRL_D)
  await ended
})

test('of a search that is too wide to watch, what narrows it is chosen by its letter', async () => {
  const service = await startService({ model: createScriptedModel(saying('An answer.')) })
  onTestFinished(() => service.stop())
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  for (let home = 1; home <= 60; home++)
    await service.data('/chat/Chatbot/RealEstateCreate', {
      ...aListing(),
      SerialNumber,
      City: home <= 20 ? 'Kent' : 'Tacoma',
      Url: `https://homes.example/${home}`,
    })
  const here = { url: service.url, secretKey: service.keys.secret, serialNumber: SerialNumber }
  const { type, sees, ended } = await sitDownAt(here)
  type('/listings homes\r')
  await sees(/1–5 of 60/)
  type('/watch\r')
  await sees(/60 homes match[^>]*a\) Tacoma \(40\)[^>]*b\) Tell me once a day[^>]*“\/watch a”[^>]*> $/)
  type('/watch a\r')
  await sees(/\/watch a[^>]*homes in Tacoma \(40[^>]*I\s+tell\s+you\s+here\.\s+> $/)
  for (let number = 1; number <= 5; number++) {
    type(`/watch ${number}\r`)
    await sees(new RegExp(`/watch ${number}[^>]*I\\s+tell\\s+you\\s+here\\.\\s+> $`))
  }
  type('/watches\r')
  await sees(/What you are watching \(6\):[^>]*6\. homes in Tacoma[^>]*“\/watches stop 1”[^>]*> $/)
  type(CTRL_D)
  await ended
})
