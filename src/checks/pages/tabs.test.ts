import { describe, expect, it } from 'vitest';
import { tabs } from './markup';
import { problemsOf, pageOf } from './testing/pages';

const item = (attributes: string, text = 'Text.'): string => `<TabItem ${attributes}>\n\n${text}\n\n</TabItem>`;
const group = (...items: string[]): string => `<Tabs groupId="client">\n${items.join('\n')}\n</Tabs>`;
const cli = item('value="aws-cli" label="AWS CLI"');
const python = item('value="python" label="Python"');

describe('tabs', () => {
  it.each([
    ['two', group(cli, python), []],
    ['without label', group(cli, item('value="python"')), ['7 <TabItem> has no label']],
    ['without value', group(item('label="AWS CLI"'), python), ['2 <TabItem> has no value']],
    ['same value twice', group(cli, cli), ['7 value aws-cli is also used by another tab']],
    ['heading inside', group(item('value="aws-cli" label="AWS CLI"', '### On {#on}'), python), ['4 heading inside tabs']],
    ['alone', group(cli), ['1 <Tabs> has 1 tabs']],
    ['without group', group(cli, python).replace(' groupId="client"', ''), ['1 <Tabs> has no groupId']],
    ['systems', group(item('value="linux macos" label="Bash"'), item('value="windows" label="PowerShell"')).replace('client', 'os'), []],
    [
      'a system in another group',
      group(python, item('value="w" label="Windows PowerShell"')),
      ['1 tab "Windows PowerShell" is outside of the group os'],
    ],
    [
      'no system in the group',
      group(item('value="linux bsd" label="Linux"'), item('value="windows" label="W"')).replace('client', 'os'),
      ['2 value linux bsd in the group os'],
    ],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(tabs, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });
});
