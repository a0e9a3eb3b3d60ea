import { describe, expect, it } from 'vitest';
import { pagedDeletions } from './commands';

const PYTHON = 'for page in s3.get_paginator("list_object_versions").paginate(Bucket=bucket):';
const JAVASCRIPT = 'for await (const page of paginateListObjectsV2({ client }, { Bucket })) {';

describe('pagedDeletions', () => {
  it.each<[what: string, text: string, lines: number[]]>([
    ['in Python', `${PYTHON}\n    found += 1\n\n    s3.delete_objects(Bucket=bucket)`, [4]],
    ['deeper in Python', `${PYTHON}\n    for upload in page["Uploads"]:\n        s3.abort_multipart_upload(Bucket=bucket)`, [3]],
    ['in JavaScript', `${JAVASCRIPT}\n  await s3.send(new DeleteObjectsCommand({ Bucket }));\n}`, [2]],
    ['after a loop', `${PYTHON}\n    keys.append(page)\ns3.delete_objects(Bucket=bucket)`, []],
    ['after a list', `keys = [\n    key\n    ${PYTHON.slice(0, -1)}\n    for key in page\n]\ns3.delete_object(Bucket=bucket)`, []],
    ['in a loop over a list', 'for key in keys:\n    s3.delete_object(Bucket=bucket)', []],
  ])('%s', (_what, text, lines) => {
    expect(pagedDeletions(text)).toEqual(lines);
  });
});
