import { type Coverage, inList, proof } from './proof.ts'

const threeSteps = 'an address, a PUT without a key, a confirmation; confirming twice answers the same'
const listed = 'files are listed as they are asked for, with addresses that give their bytes'

type Names = 'GetPreUploadUrl' | 'ConfirmUpload' | 'Upload' | 'FileList'

/** Files that come and go. */
export const filesCoverage: Record<Names, Coverage> = {
  GetPreUploadUrl: {
    input: [proof('fileName', 'files/uploads', 'a name that is blank or too long is refused')],
    output: [proof('FileStoreId PreUploadUrl', 'files/uploads', threeSteps)],
  },
  ConfirmUpload: {
    input: [proof('FileStoreId', 'files/uploads', threeSteps)],
    output: [proof('FileId FileName Size MediaType', 'files/uploads', threeSteps)],
  },
  Upload: {
    input: [],
    output: [proof('FileId FileName Size MediaType', 'files/upload-forms', 'one form with one file is a whole upload')],
  },
  FileList: {
    input: [proof('fileIds', 'files/uploads', listed)],
    output: [proof(inList('FileId FileName Size MediaType Url'), 'files/uploads', listed)],
  },
}
