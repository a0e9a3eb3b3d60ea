import { describe, expect, it } from 'vitest';
import { MATTER, pageOf, problemsOf } from './testing/pages';
import { undefinedInputs } from './undefined-inputs';

/** @param blocks info string and text of each block @returns names that aren't defined anywhere */
const missing = (...blocks: readonly (readonly [info: string, text: string])[]): string[] =>
  problemsOf(undefinedInputs, pageOf(MATTER + blocks.map(([info, text]) => `\n\`\`\`${info}\n${text}\n\`\`\`\n`).join(''))).map(
    (problem) => /the page uses the (?:variable|file) (\S+),/.exec(problem)?.[1] ?? problem,
  );

describe('a variable', () => {
  it.each([
    ['that nothing sets', 'echo "$PROVIDER_ID"'],
    ['in braces', 'echo "${PROVIDER_ID}"'],
    ['with a pattern', 'echo "${PROVIDER_ID%%/*}"'],
    ['after an apostrophe in double quotes', `echo "it's $PROVIDER_ID"`],
    ['in a here-document', 'cat <<EOF\n$PROVIDER_ID\nEOF'],
    ['in a substitution', 'echo "$(basename $PROVIDER_ID)"'],
    ['of which only a longer name is set', 'MY_PROVIDER_ID=1\necho "$PROVIDER_ID"'],
    ['that an option only resembles', 'run --PROVIDER_ID=1 "$PROVIDER_ID"'],
  ])('%s is a problem', (_case, text) => {
    expect(missing(['bash norun="needs a swarm"', text])).toEqual(['PROVIDER_ID']);
  });

  it.each([
    ['set before', 'A=1\necho "$A"'],
    ['exported', 'export A=1\necho "$A"'],
    ['read', 'read -r -s -p "Token: " A\necho "$A"'],
    ['read as the second of two', 'IFS=$\'\\t\' read -r B A\necho "$A"'],
    ['of a loop', 'for A in 1 2; do echo "$A"; done'],
    ['of a loop over parameters', 'for A; do echo "$A"; done'],
    ['in single quotes', "awk '{ print $NF }'"],
    ['in a comment', '# see $A\necho a'],
    ['escaped', 'echo "\\$A"'],
    ['in a quoted here-document', "cat <<'EOF'\n$A\nEOF"],
    ['of every shell', 'echo "$HOME" "$PWD"'],
    ['that is a parameter', 'f() { echo "$1" "$@" "$?"; }'],
  ])('%s is none', (_case, text) => {
    expect(missing(['bash run', text])).toEqual([]);
  });

  it('is one problem, at its first use, when a later block sets it', () => {
    const page = pageOf(`${MATTER}\n\`\`\`bash\necho a\necho "$A"\n\`\`\`\n\n\`\`\`bash\nA=1\necho "$A"\n\`\`\`\n`);
    expect(problemsOf(undefinedInputs, page)).toEqual([
      "8 the page uses the variable A, but no earlier block sets it — set it earlier, as in A='…', and explain where the value comes from",
    ]);
  });

  it('of PowerShell is found, and one that is assigned is not', () => {
    expect(missing(['powershell', '$a = 1\n$Env:HOST = "x"\nGet-Item $a $Env:HOST $Env:USERPROFILE $target'])).toEqual(['target']);
  });

  it('that is a parameter of a function in PowerShell is none', () => {
    expect(missing(['powershell', 'function Copy-Folder($from, $to) {\n  Copy-Item $from $to\n}'])).toEqual([]);
  });

  it('in an output is none', () => {
    expect(missing(['bash', 'true'], ['bash output', 'export A=$B'])).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['of an option', 'aws s3api put-bucket-policy --policy file://policy.json', 'policy.json'],
    ['of standard input', 'wc < orders.csv', 'orders.csv'],
    ['that is sourced', 'source ./restic.env', 'restic.env'],
    ['of a password', 'restic --password-file /etc/restic/password snapshots', '/etc/restic/password'],
    ['of a script', 'python3 erase.py bucket', 'erase.py'],
    ['of a body', 'aws s3api put-object --body q1.csv', 'q1.csv'],
    ['of a manifest', 'kubectl apply --filename agent.yaml', 'agent.yaml'],
  ])('%s that nothing makes is a problem', (_case, text, name) => {
    expect(missing(['bash norun="needs a program"', text])).toEqual([name]);
  });

  it('that a unit reads is a problem', () => {
    expect(
      missing(['ini title="/etc/systemd/system/a.service"', 'Environment=A_FILE=/etc/a/password\nEnvironmentFile=/etc/a/env']),
    ).toEqual(['/etc/a/password', '/etc/a/env']);
  });

  it.each([
    ['a block with its name', ['json title="policy.json" save', '{}'], 'aws --policy file://policy.json'],
    ['a redirection', ['bash', 'echo a > policy.json'], 'aws --policy file://policy.json'],
    ['a copy', ['bash', 'sudo install -m 600 password /etc/a/password'], 'restic --password-file /etc/a/password'],
    ['a copy into its folder', ['bash', 'sudo install -m 600 env password /etc/a'], 'restic --password-file /etc/a/password'],
    ['a command with its folder', ['bash', 'tool --output-dir ./out'], 'tar --file ./out/book.tar'],
    ['a download', ['bash', 'aws s3 cp s3://b/k q1.csv'], 'aws s3api put-object --body q1.csv'],
  ] as const)('that %s makes is none', (_case, block, text) => {
    expect(missing(block, ['bash', text])).toEqual([]);
  });

  it('is not what another language compares with', () => {
    expect(missing(['yaml', 'expr: free / all < 0.1'])).toEqual([]);
  });

  it('that another block only reads is still missing', () => {
    expect(missing(['bash', 'wc < a.csv'], ['bash', 'cut -c 1 < a.csv'])).toEqual(['a.csv', 'a.csv']);
  });

  it.each(['log', 'out', 'output'])('of --%s-file is written', (option) => {
    expect(missing(['bash', `run --${option}-file new.txt`])).toEqual([]);
  });
});
