import { Pool } from 'undici'

/** Asks a service as plainly as HTTP allows, so that the figures are the service's own. */
export function createPoster(url: string, secretKey: string, connections: number) {
  const pool = new Pool(url, { connections })
  return {
    /** The Data of an answer, unchecked. */
    async post<Data = never>(path: string, body: object): Promise<Data> {
      const headers = { authorization: secretKey }
      const response = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
      return ((await response.body.json()) as { Data: Data }).Data
    },
    async text(path: string): Promise<string> {
      return await (await pool.request({ method: 'GET', path })).body.text()
    },
    close: () => pool.close(),
  }
}
