import { z } from 'zod'
import { FILES_MAX } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { filled, identifier } from './fields/values.ts'

/** Path of the signed URLs for file bytes: PUT and GET FILES_PATH/{id}. */
export const FILES_PATH = '/files'

const MIB = 2 ** 20
/** The largest file of each kind that the service takes, in bytes. */
export const fileBytesMax = { image: 20 * MIB, audio: 40 * MIB, video: 100 * MIB }
/** The largest file of any kind, in bytes. */
export const FILE_BYTES_MAX = Math.max(...Object.values(fileBytesMax))

/** How long the address of an upload is valid. */
export const UPLOAD_MINUTES = 5
/** How long the address of a download is valid. */
export const DOWNLOAD_HOURS = 24

/** The display name of an uploaded file; never a path on disk. */
const FileName = filled()

const UploadedFile = z.object({ FileId: z.int(), FileName: z.string(), Size: z.int(), MediaType: z.string() })

export const GetPreUploadUrl = endpoint({
  methods: ['POST'],
  path: '/chat/User/GetPreUploadUrl',
  summary: `Begin an upload: returns an address, valid for ${UPLOAD_MINUTES} minutes, to which the bytes are sent by PUT without a key`,
  auth: 'secret',
  input: z.object({ fileName: FileName }),
  output: z.object({ FileStoreId: z.string(), PreUploadUrl: z.string() }),
  errors: [],
})

export const ConfirmUpload = endpoint({
  methods: ['POST'],
  path: '/chat/User/ConfirmUpload',
  summary: 'Finish an upload after the PUT; the file can then be used and can no longer be replaced',
  auth: 'secret',
  input: z.object({ FileStoreId: filled() }),
  output: UploadedFile,
  errors: ['noSuchFile', 'nothingUploaded'],
})

export const Upload = endpoint({
  methods: ['POST'],
  path: '/chat/User/Upload',
  summary: 'Upload one file as multipart/form-data, in one request instead of three',
  auth: 'secret',
  input: z.object({}),
  upload: true,
  output: UploadedFile,
  errors: [
    'invalidFields',
    'wrongFormat',
    'fileTooLarge',
    'oneFileNeeded',
    'malformedForm',
    'notMultipart',
    'tooMuchUnconfirmed',
    'stopping',
    'diskFull',
  ],
})

export const FileList = endpoint({
  methods: ['POST'],
  path: '/chat/User/FileList',
  summary: `Read names and download addresses of files; an address is valid for ${DOWNLOAD_HOURS} hours and needs no key. Unknown ids are left out`,
  auth: 'secret',
  input: z.object({ fileIds: z.array(identifier()).max(FILES_MAX) }),
  output: z.object({ List: z.array(UploadedFile.extend({ Url: z.string() })) }),
  errors: [],
})
