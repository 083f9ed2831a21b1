import { createRequire } from 'node:module'
import type * as Nodemailer from 'nodemailer'

const load = createRequire(import.meta.url)
/** Loaded where a mail server is set. */
const nodemailer = (): typeof Nodemailer => load('nodemailer') as typeof Nodemailer

/** How to send: `url` as `smtps://user:password@mail.example.com`, `from` as `Maple <chat@example.com>`. */
export type MailSettings = { url: string; from: string }

/** The server is near or known: what takes longer is down. */
const CONNECT_WITHIN_MS = 10_000
const SILENCE_MS = 20_000

/** A way to an SMTP server, with a connection for each mail. */
export const createTransport = ({ url }: MailSettings) =>
  nodemailer().createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
  })
