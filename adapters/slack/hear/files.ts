import { createDownloads } from '../../bridge/files/downloads.ts'
import { UnusableFile } from '../../bridge/files/unusable.ts'
import type { Platform } from '../../bridge/platform/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefusal, isRefused, undelivered } from '../failures.ts'
import type { Installations } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { attachmentOf, type SharedFile } from '../text/message.ts'

type Parts = {
  calls: Calls
  findInstallation: Installations['find']
  apiUrl: string
  time: Time
}
type SlackDownloads = { open: Platform['openAttachment']; close: () => Promise<void> }

/** Hosts that get the app's token, besides the Web API itself. */
const SLACK_FILES = ['https://files.slack.com', 'https://slack.com']
/** How often a file is looked up while its upload to Slack may be unfinished. */
const LOOKS = 10
const PAUSE_MS = 1_000

/** Downloads shared files with the token of their workspace. */
export function createSlackDownloads({ calls, findInstallation, apiUrl, time }: Parts): SlackDownloads {
  const own = new URL(apiUrl).origin
  const origins = [...SLACK_FILES, own]
  const downloads = createDownloads({ trusted: [own] })
  return {
    async open({ id, url }, signal) {
      const [workspace = '', file = ''] = id.split('/')
      const { token } = await findInstallation(workspace)
      return downloads.open(url === '' ? await urlOf(workspace, file, signal) : url, signal, { token, origins })
    },
    close: () => downloads.close(),
  }

  async function urlOf(workspace: string, file: string, signal: AbortSignal): Promise<string> {
    for (let look = 1; look <= LOOKS; look += 1) {
      const url = await lookUp(workspace, file)
      if (url !== '') return url
      await time.sleep(PAUSE_MS, signal)
      signal.throwIfAborted()
    }
    throw new UnusableFile('tooSlow', 'Slack has not got the file yet')
  }

  async function lookUp(workspace: string, file: string): Promise<string> {
    try {
      const answer = await calls<{ file: SharedFile }>({
        workspace,
        method: 'files.info',
        lane: 'final',
        args: { file },
      })
      return addressOf(answer.file, workspace)
    } catch (error) {
      if (isRefusal(error, 'file_not_found', 'file_deleted'))
        throw new UnusableFile('gone', 'Slack has no such file', error)
      if (isRefusal(error, 'access_denied', 'missing_scope')) throw new UnusableFile('loginPage', 'not allowed', error)
      if (isRefused(error)) throw new UnusableFile('unreachable', 'Slack does not tell of the file', error)
      throw undelivered(error)
    }
  }
}

/** Fails with `UnusableFile` for a file that Slack will never have an address for. */
function addressOf(file: SharedFile, workspace: string): string {
  if (file.mode === 'external') throw new UnusableFile('forbidden', 'the file lies elsewhere than at Slack')
  if (file.mode === 'hidden_by_limit') throw new UnusableFile('gone', 'the plan of the workspace hides old files')
  return attachmentOf(file, workspace).url
}
