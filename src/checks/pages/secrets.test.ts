import { describe, expect, it } from 'vitest';
import type { Page } from '../../content';
import { staleExceptions } from './exceptions';
import { commandsWithSecret, secretCommandsOn, secrets } from './commands';
import { MATTER, pageOf, problemsOf } from './testing/pages';

const linesIn = (block: string): number[] => commandsWithSecret(block, ['s3cr3t']).map(({ line }) => line);

describe('secrets on a command line', () => {
  it.each([
    ['a setting of the AWS CLI', 'aws configure set aws_secret_access_key KEY --profile a'],
    ['an option', 'tool --s3-secret-access-key KEY'],
    ['an option with an equals sign', 'tool --secret_key=KEY'],
    ['an option on a continued line', 'tool \\\n  --password "$PASSWORD"'],
    ['an option of PowerShell’s line', 'tool.exe `\n  --passphrase KEY'],
    ['the key of curl', 'curl --user "id:KEY" https://a.example'],
    ['the value of a secret anywhere', 'tool --config secret=s3cr3t'],
    ['the environment of a container', 'docker run --env AWS_SECRET_ACCESS_KEY=s3cr3t image'],
    ['an object of Kubernetes', 'kubectl create secret generic a --from-literal=repository-password=KEY'],
    ['a second command after an assignment', 'A=b tool --secret KEY'],
    ['a program that prints', '/bin/cat s3cr3t'],
    ['a program that prints into another', '/bin/echo s3cr3t | tool'],
    ['an assignment that sudo reads', 'sudo AWS_SECRET_ACCESS_KEY=s3cr3t tool'],
    ['an assignment that env reads', 'env AWS_SECRET_ACCESS_KEY=s3cr3t tool'],
    ['the short option of curl', 'curl -u id:KEY https://a.example'],
    ['a header of curl', 'curl --header "Authorization: Bearer $TOKEN" https://a.example'],
    ['a password of docker', 'docker login -p KEY a.example'],
    ['a key of an API', 'tool --api-key "$KEY"'],
    ['the keys of an alias', 'mc alias set arnia https://s3.example ID KEY'],
    ['a user with password in an address', 'tool copy https://anna:KEY@a.example/x .'],
    ['a secret in SQL', 'duckdb -c "CREATE SECRET s (TYPE s3, SECRET \'KEY\')"'],
  ])('finds %s', (_case, block) => {
    expect(linesIn(block)).toEqual([1]);
  });

  it.each([
    ['the environment of a command', 'AWS_ACCESS_KEY_ID=a AWS_SECRET_ACCESS_KEY=s3cr3t \\\n  tool ls'],
    ['the environment of the shell', 'export AWS_SECRET_ACCESS_KEY=s3cr3t'],
    ['the environment of PowerShell', '$Env:AWS_SECRET_ACCESS_KEY = "s3cr3t"'],
    ['standard input', 'curl --config - https://a.example <<\'EOF\'\nuser = "a:s3cr3t"\nEOF\ntool'],
    ['standard input in PowerShell', '\'user = "a:s3cr3t"\' | curl.exe --config - `\n  https://a.example'],
    ['what the shell itself prints', 'read -rs PASSWORD && printf %s "$PASSWORD" | tool --from-file=password=/dev/stdin'],
    ['a cmdlet', '$account = Add-VBRAmazonAccount -SecretKey "s3cr3t"'],
    ['an option that asks', 'tool --password'],
    ['a file', 'tool --password-file=file --secret-file ./credentials'],
    ['a secret that is refused', 'curl --user "a:not-the-secret" https://a.example'],
    ['an alias that asks', 'mc alias set arnia https://s3.example --path on'],
    ['a host with port and a place with @', 'tool https://a.example:8443/x@1 s3://a:b'],
    ['a user of an address', 'tool clone ssh://git@a.example'],
    ['an option that asks for the key', 'tool --api-key --verbose'],
    ['another option after one that asks', 'tool --password --verbose'],
  ])('leaves %s alone', (_case, block) => {
    expect(linesIn(block)).toEqual([]);
  });

  it('names the line of the page, after standard input too', () => {
    const page = pageOf(`${MATTER}\n\`\`\`bash\nx <<EOF\na\nEOF\ntool --secret-key KEY\n\`\`\`\n`);
    expect(problemsOf(secrets, page)).toEqual([expect.stringMatching(/^10 a secret on a command line/)]);
  });

  it('takes an exception, which must be used', () => {
    const page = pageOf(`${MATTER}\n\`\`\`bash\nlucid init-s3 --secret KEY\n\`\`\`\n`, { id: 'integrations/lucidlink' });
    const stale = (pages: readonly Page[]) =>
      staleExceptions('secrets', pages, (each) => secretCommandsOn(each, {})).map(({ text }) => text);
    expect(problemsOf(secrets, page)).toEqual([]);
    expect(stale([])).toContain('lucid init-s3');
    expect(stale([page])).not.toContain('lucid init-s3');
  });
});
