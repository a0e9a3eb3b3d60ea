import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { Lab } from '../lab';
import { differs, type Probe } from './probe';

/** Smallest part but for the last one, in bytes; https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html. */
const PART_BYTES = 5 * 1024 ** 2;
const TAIL = 'the end';

interface Upload {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string | undefined;
}

async function writeParts(lab: Lab, upload: Upload): Promise<{ PartNumber: number; ETag: string | undefined }[] | undefined> {
  const { s3 } = lab;
  await s3.send(new PutObjectCommand({ Bucket: upload.Bucket, Key: 'tail', Body: TAIL }));
  const first = await lab.step('UploadPart', () =>
    s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: Buffer.alloc(PART_BYTES, 'a') })),
  );
  const copied = await lab.step('UploadPartCopy', () =>
    s3.send(new UploadPartCopyCommand({ ...upload, PartNumber: 2, CopySource: `${upload.Bucket}/tail` })),
  );
  // What follows is tried without the copy, too.
  const second = copied?.CopyPartResult ?? (first && (await s3.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: TAIL }))));
  return (
    first &&
    second && [
      { PartNumber: 1, ETag: first.ETag },
      { PartNumber: 2, ETag: second.ETag },
    ]
  );
}

async function complete(lab: Lab, upload: Upload): Promise<void> {
  const { s3 } = lab;
  const Parts = await writeParts(lab, upload);
  if (!Parts) return;
  await lab.step(
    'ListParts',
    () => s3.send(new ListPartsCommand(upload)),
    (answer) =>
      differs(
        'sizes of the parts',
        [PART_BYTES, TAIL.length],
        answer.Parts?.map(({ Size }) => Size),
      ),
  );
  await lab.step(
    'CompleteMultipartUpload',
    () => s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
    async () => {
      const { Body, ContentLength } = await s3.send(new GetObjectCommand({ Bucket: upload.Bucket, Key: upload.Key }));
      const text = await Body?.transformToString();
      return (
        differs('size of the object', PART_BYTES + TAIL.length, ContentLength) ??
        differs('end of the object', `aaa${TAIL}`, text?.slice(-TAIL.length - 3))
      );
    },
  );
}

async function isListed({ s3 }: Lab, { Bucket, UploadId }: Upload): Promise<boolean> {
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  return Uploads.some((upload) => upload.UploadId === UploadId);
}

export const multipart: Probe = {
  name: 'multipart uploads',
  operations: [
    'CreateMultipartUpload',
    'UploadPart',
    'UploadPartCopy',
    'ListParts',
    'CompleteMultipartUpload',
    'ListMultipartUploads',
    'AbortMultipartUpload',
  ],
  run: async (lab) => {
    const { s3 } = lab;
    const target = { Bucket: await lab.bucket(), Key: 'large.bin' };
    const created = await lab.step('CreateMultipartUpload', () => s3.send(new CreateMultipartUploadCommand(target)));
    if (!created) return;
    const { UploadId } = created;
    await lab.step(
      'ListMultipartUploads',
      () => isListed(lab, { ...target, UploadId }),
      (listed) => (listed ? undefined : 'the upload is not in the list'),
    );
    await complete(lab, { ...target, UploadId });
    const second = { ...target, UploadId: (await s3.send(new CreateMultipartUploadCommand(target))).UploadId };
    // Servers differ in how they answer for an upload that is gone; none may list it.
    await lab.step(
      'AbortMultipartUpload',
      () => s3.send(new AbortMultipartUploadCommand(second)),
      async () => ((await isListed(lab, second)) ? 'it was accepted, and the upload is still listed' : undefined),
    );
  },
};
