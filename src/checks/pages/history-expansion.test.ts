import { describe, expect, it } from 'vitest';
import { historyExpansions } from './commands';

describe('historyExpansions', () => {
  it.each([
    ['in double quotes', 'aws --query "Keys[?!contains(Key, \'/locks/\')]"', [1]],
    ['on the second line of double quotes', 'aws --query "Keys[?a && \\\n  !b]"', [2]],
    ['after an apostrophe in double quotes', `echo "it's !x"`, [1]],
    ['without quotes', 'touch a\nls !x', [2]],
    ['in a class of file names', 'ls [!a]*', [1]],
    ['before the closing quote', 'echo "Done!"', [1]],
    ['twice', 'echo !a "!b"', [1, 1]],
  ])('finds a mark %s', (_case, text, lines) => {
    expect(historyExpansions(text)).toEqual(lines);
  });

  it.each([
    ['in single quotes', "aws --query 'Keys[?!IsLatest]'"],
    ['before a blank', 'aws --query "Keys[?! IsLatest]"'],
    ['before a blank, as a command', 'if ! test -e a; then\n  touch a\nfi'],
    ['at the end of a line', 'echo a !\necho b'],
    ['at the end', 'echo a!'],
    ['in a comparison', 'aws --query "Keys[?a != b]"'],
    ['escaped', 'echo \\!x "\\!x"'],
    ['in a comment', "# don't !x\necho a"],
    ['for the last process', 'kill "$!" "${!name}" ${!name}'],
  ])('passes a mark %s', (_case, text) => {
    expect(historyExpansions(text)).toEqual([]);
  });
});
