import { describe, expect, it } from 'vitest';
import { parseInfoString } from '../../lib/info-string';
import { clientsOf } from './clients';

describe('clientsOf', () => {
  it.each<[string, string, string[]]>([
    ['bash', 'aws s3api list-buckets', ['AWS CLI']],
    ['bash', 'ID=$(aws s3api create-multipart-upload)', ['AWS CLI']],
    ['bash', 'for i in 1 2; do\n  aws s3 ls\ndone', ['AWS CLI']],
    ['bash', 'if ! terraform plan; then echo no; fi', ['Terraform']],
    ['bash', 'AWS_ACCESS_KEY_ID=A \\\nAWS_SECRET_ACCESS_KEY=B \\\n  restic snapshots', ['restic']],
    ['bash', 'tar -c x | aws s3 cp - s3://b/k', ['AWS CLI']],
    ['bash', 'URL=$(aws s3 presign s3://b/k)\ncurl --fail "$URL"', ['AWS CLI', 'curl']],
    ['bash', 'duckdb -init orders.sql -csv -c "FROM x"', ['DuckDB']],
    ['bash', 'mkdir -p aws\necho rclone', []],
    ['python', 'import boto3', ['boto3', 'Python']],
    ['python', 'print(1)', ['Python']],
    ['js', 'x', ['@aws-sdk/client-s3', 'Node.js']],
    ['json', '{}', []],
  ])('%s %j uses %j', (language, text, expected) => {
    expect(clientsOf({ info: parseInfoString(language, 'run'), text })).toEqual(expected);
  });
});
