import { describe, expect, it } from 'vitest';
import { composer, pageOf, problemsOf, siteOf } from '../testing/pages';
import { composerCommands } from './index';

function problems(source: string, place = composer): string[] {
  const page = pageOf(source, { instance: place, id: 'swarms/quickstart' });
  const site = siteOf([page]);
  return problemsOf(composerCommands, page, { ...site, variables: { ...site.variables, 'brand.cli': 'arnia' } });
}

const bash = (code: string): string => `\`\`\`bash\n${code}\n\`\`\``;

describe('commands of the composer', () => {
  it.each([
    ['known', bash('arnia rc create --swarm-id S --outer-n=2'), []],
    ['known, of three words', bash('arnia rc recovery start --dry-run'), []],
    ['flags of every command', bash('arnia swarm list --output json --quiet'), []],
    ['positional value', bash('arnia config switch-profile prod'), []],
    ['help alone', bash('arnia --version'), []],
    ['unknown command', bash('echo 1\narnia swarm drain --swarm-id S'), ['3 unknown command: arnia swarm drain --swarm-id']],
    ['unknown flag', bash('arnia rc expand --rc-id R --force'), ['2 unknown flag of arnia rc expand: --force']],
    ['flag on a later line', bash('arnia rc expand \\\n  --rc-id R \\\n  --yes'), ['2 unknown flag of arnia rc expand: --yes']],
    ['in a substitution', bash('ID=$(arnia swarm create --name s --json)'), ['2 unknown flag of arnia swarm create: --json']],
    ['after a pipe', bash('cat a | arnia rc expand --all'), ['2 unknown flag of arnia rc expand: --all']],
    ['flag inside of a value', bash('arnia rc create --description "with --force; or --all"'), []],
    ['flags of the next program', bash('arnia swarm list | jq --raw-output .'), []],
    ['in a sentence', 'Run `arnia swarm drain`.', ['1 unknown command: arnia swarm drain']],
    ['in a sentence, without the program', 'Run `swarm drain`, then `rc expand`.', ['1 unknown command: arnia swarm drain']],
    ['words that are no command', 'The `swarm` has `swarm_id`: `swarm creation already in progress`.', []],
    ['other programs', bash('my-arnia swarm drain\nls arnia.example'), []],
    ['as an argument', bash('python3 read.py arnia "$SWARM_ID"'), []],
    ['output', '```text output\narnia swarm drain\n```', []],
  ])('%s', (_case, source, expected) => {
    const found = problems(source);
    expect(found).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(found[index]).toContain(text);
    });
  });

  it('are not looked for in pages of the storage service', () => {
    expect(problems(bash('arnia swarm drain'), pageOf('').instance)).toEqual([]);
  });
});
