import { describe, expect, it } from 'vitest';
import { operationOf } from './operations';

describe('operationOf', () => {
  it.each<[string, string, string | undefined, Record<string, string>?]>([
    ['GET', '/', 'ListBuckets'],
    ['POST', '/', undefined],
    ['PUT', '/b', 'CreateBucket'],
    ['PUT', '/b/', 'CreateBucket'],
    ['HEAD', '/b', 'HeadBucket'],
    ['DELETE', '/b', 'DeleteBucket'],
    ['GET', '/b', 'ListObjects'],
    ['GET', '/b?list-type=2&prefix=a%2F', 'ListObjectsV2'],
    ['GET', '/b?versions&prefix=', 'ListObjectVersions'],
    ['GET', '/b/?location', 'GetBucketLocation'],
    ['PUT', '/b?lifecycle', 'PutBucketLifecycleConfiguration'],
    ['DELETE', '/b?lifecycle', 'DeleteBucketLifecycle'],
    ['POST', '/b?delete', 'DeleteObjects'],
    ['POST', '/b', undefined],
    ['GET', '/b?uploads', 'ListMultipartUploads'],
    ['GET', '/b?policyStatus', 'GetBucketPolicyStatus'],
    ['PUT', '/b/k', 'PutObject'],
    ['PUT', '/b/k', 'CopyObject', { 'x-amz-copy-source': 'b/j' }],
    ['GET', '/b/a/k%20x?versionId=1', 'GetObject'],
    ['POST', '/b/k?uploads', 'CreateMultipartUpload'],
    ['PUT', '/b/k?partNumber=1&uploadId=u', 'UploadPart'],
    ['PUT', '/b/k?partNumber=1&uploadId=u', 'UploadPartCopy', { 'x-amz-copy-source': 'b/j' }],
    ['GET', '/b/k?uploadId=u', 'ListParts'],
    ['POST', '/b/k?uploadId=u', 'CompleteMultipartUpload'],
    ['DELETE', '/b/k?uploadId=u', 'AbortMultipartUpload'],
    ['PUT', '/b/k?legal-hold', 'PutObjectLegalHold'],
    ['OPTIONS', '/b/k', undefined],
    ['GET', '/k', 'GetObject', { host: 'b.localhost:7480' }],
    ['GET', '/?list-type=2', 'ListObjectsV2', { host: 'b.localhost:7480' }],
    ['GET', '/', 'ListBuckets', { host: 'localhost:7480' }],
  ])('%s %s is %s', (method, url, operation, headers = {}) => {
    expect(operationOf({ method, url, headers })).toBe(operation);
  });

  const authorization = 'AWS4-HMAC-SHA256 Credential=KEY/20240630/eu-west-1/iam/aws4_request, SignedHeaders=host, Signature=0';
  it.each([
    ['Action=CreateUser&Version=2010-05-08&UserName=a', { authorization }, 'iam:CreateUser'],
    ['UserName=a', { authorization }, undefined],
    ['Action=CreateUser', {}, undefined],
  ])('a form %j is %s', (form, headers, operation) => {
    expect(operationOf({ method: 'POST', url: '/', headers, form })).toBe(operation);
  });
});
