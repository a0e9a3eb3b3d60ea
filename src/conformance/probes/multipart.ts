import { differs, type Context } from '../context';
import type { Probe } from './probe';

/** Smallest part but for the last one, in bytes; https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html. */
const PART_BYTES = 5 * 1024 ** 2;
const TAIL = 'the end';

interface Upload {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string | undefined;
}

async function writeParts(context: Context, upload: Upload): Promise<{ PartNumber: number; ETag: string | undefined }[] | undefined> {
  const { s3 } = context;
  await s3.putObject({ Bucket: upload.Bucket, Key: 'tail', Body: TAIL });
  const first = await context.step('UploadPart', { ...upload, PartNumber: 1, Body: Buffer.alloc(PART_BYTES, 'a') });
  const copied = await context.step('UploadPartCopy', { ...upload, PartNumber: 2, CopySource: `${upload.Bucket}/tail` });
  // What follows is tried without the copy, too.
  const second = copied?.CopyPartResult ?? (first && (await s3.uploadPart({ ...upload, PartNumber: 2, Body: TAIL })));
  return first && second && [first, second].map(({ ETag }, at) => ({ PartNumber: at + 1, ETag }));
}

async function complete(context: Context, upload: Upload): Promise<void> {
  const Parts = await writeParts(context, upload);
  if (!Parts) return;
  const sizes = [PART_BYTES, TAIL.length];
  await context.step('ListParts', upload, (answer) =>
    differs(
      'sizes of the parts',
      sizes,
      answer.Parts?.map(({ Size }) => Size),
    ),
  );
  await context.step('CompleteMultipartUpload', { ...upload, MultipartUpload: { Parts } }, async () => {
    const { Body, ContentLength } = await context.s3.getObject({ Bucket: upload.Bucket, Key: upload.Key });
    const text = await Body?.transformToString();
    return (
      differs('size of the object', PART_BYTES + TAIL.length, ContentLength) ??
      differs('end of the object', `aaa${TAIL}`, text?.slice(-TAIL.length - 3))
    );
  });
}

async function isListed({ s3 }: Context, { Bucket, UploadId }: Upload): Promise<boolean> {
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket });
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
  run: async (context) => {
    const target = { Bucket: await context.bucket(), Key: 'large.bin' };
    const created = await context.step('CreateMultipartUpload', target);
    if (!created) return;
    const first = { ...target, UploadId: created.UploadId };
    await context.attempt(
      'ListMultipartUploads',
      () => isListed(context, first),
      (listed) => (listed ? undefined : 'the upload is not in the list'),
    );
    await complete(context, first);
    const second = { ...target, UploadId: (await context.s3.createMultipartUpload(target)).UploadId };
    // Servers differ in how they answer for an upload that is gone; none may list it.
    await context.step('AbortMultipartUpload', second, async () =>
      (await isListed(context, second)) ? 'it was accepted, and the upload is still listed' : undefined,
    );
  },
};
