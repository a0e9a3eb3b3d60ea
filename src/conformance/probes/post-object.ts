/** Uploads an object with a browser form, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html. */
import { createHmac } from 'node:crypto';
import { requestSignal } from '../../s3/client';
import type { Target } from '../arguments';
import type { Probe } from '../context';
import { isOutOfOrder } from '../finding';

const MINUTES = 10;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the fields of a signed form. */
function signedFields(Bucket: string, key: string, { keys, region }: Target): Record<string, string> {
  const now = new Date();
  const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = date.slice(0, 8);
  const fields = {
    key,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${keys.accessKeyId}/${day}/${region}/s3/aws4_request`,
    'x-amz-date': date,
  };
  const conditions = [{ bucket: Bucket }, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))];
  const expiration = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  const signing = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  return { ...fields, policy, 'x-amz-signature': hmac(signing, policy).toString('hex') };
}

export const postObject: Probe = {
  name: 'upload with a form',
  operations: ['PostObject'],
  run: async (context) => {
    const { s3, settings } = context;
    const target = { Bucket: await context.bucket(), Key: 'form.txt' };
    const text = 'sent by a form';
    const form = new FormData();
    for (const [name, value] of Object.entries(signedFields(target.Bucket, target.Key, settings))) form.append(name, value);
    form.append('file', new Blob([text]), 'form.txt');
    const { ok, status, headers } = await fetch(`${settings.endpoint}/${target.Bucket}`, {
      method: 'POST',
      body: form,
      signal: requestSignal(context),
    });
    const requestId = headers.get('x-amz-request-id') ?? undefined;
    if (ok) await context.step('PostObject', s3.getObject(target), { Body: text });
    else context.note('PostObject', { outcome: isOutOfOrder(status) ? 'error' : 'does-not-hold', answer: { status, requestId } });
  },
};
