import { type Context, differs, type ObjectName, type Probe } from '../context';

/** Minimum size in bytes of every part except the last; https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html. */
const PART_BYTES = 5 * 1024 ** 2;
const TAIL = 'the end';

interface Upload extends ObjectName {
  readonly UploadId: string | undefined;
}

async function writeParts(context: Context, upload: Upload): Promise<{ PartNumber: number; ETag: string | undefined }[] | undefined> {
  const { s3 } = context;
  const { Bucket } = upload;
  await s3.putObject({ Bucket, Key: 'tail', Body: TAIL });
  const first = await context.step('UploadPart', s3.uploadPart({ ...upload, PartNumber: 1, Body: Buffer.alloc(PART_BYTES, 'a') }));
  const copied = await context.step('UploadPartCopy', s3.uploadPartCopy({ ...upload, PartNumber: 2, CopySource: `${Bucket}/tail` }));
  // Test the following steps even if the copy failed.
  const second = copied?.CopyPartResult ?? (first && (await s3.uploadPart({ ...upload, PartNumber: 2, Body: TAIL })));
  return first && second && [first, second].map(({ ETag }, at) => ({ PartNumber: at + 1, ETag }));
}

async function complete(context: Context, upload: Upload): Promise<void> {
  const { s3 } = context;
  const { Bucket, Key } = upload;
  const Parts = await writeParts(context, upload);
  if (!Parts) return;
  await context.step('ListParts', s3.listParts(upload), { Parts: [{ Size: PART_BYTES }, { Size: TAIL.length }] });
  await context.step('CompleteMultipartUpload', s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } }), async () => {
    const { Body, ContentLength } = await s3.getObject({ Bucket, Key });
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
    const { s3 } = context;
    const target = { Bucket: await context.bucket(), Key: 'large.bin' };
    const created = await context.step('CreateMultipartUpload', s3.createMultipartUpload(target));
    if (!created) return;
    const first = { ...target, UploadId: created.UploadId };
    await context.step('ListMultipartUploads', isListed(context, first), (listed) =>
      listed ? undefined : 'the list doesn’t contain the upload',
    );
    await complete(context, first);
    const second = { ...target, UploadId: (await s3.createMultipartUpload(target)).UploadId };
    // Servers respond differently for an upload that no longer exists, but no server may list it.
    await context.step('AbortMultipartUpload', s3.abortMultipartUpload(second), async () =>
      (await isListed(context, second)) ? 'the request succeeded, but the upload is still listed' : undefined,
    );
  },
};
