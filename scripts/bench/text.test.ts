import { expect, it } from 'vitest';
import { homeMarkdown, parseMarkdown } from './text';

const SITE = 'https://docs.example';

it('takes the head off a Markdown version and makes links routes', () => {
  const markdown = `# Object Lock\n\n> Lock versions.\n\nSource: <${SITE}/guides/lock>\n\nSee [ACLs](${SITE}/guides/acl#read) and [AWS](https://aws.example/).\n\n# no title\n`;
  expect(parseMarkdown(markdown, SITE)).toEqual({
    title: 'Object Lock',
    body: 'See [ACLs](/guides/acl#read) and [AWS](https://aws.example/).\n\n# no title',
  });
});

it('makes Markdown of the home page', () => {
  const html = `<nav><p>Menu</p></nav><main><h1>Storage</h1><p>Text.</p><figure><p>Drawing</p></figure>
    <ul><li><a href="/a"><span>Upload</span><span>a file</span></a></li><li><a href="/b">Copy</a></li></ul>
    <div><h2>Areas</h2><a href="/c">Next</a></div><dl><dt>NAS</dt><dd><ul><li><a href="/d">Disk</a></li></ul></dd></dl></main>`;
  expect(homeMarkdown(html)).toBe(
    '# Storage\n\nText.\n\n- [Upload: a file](/a)\n- [Copy](/b)\n\n## Areas\n\n[Next](/c)\n\nNAS\n\n- [Disk](/d)',
  );
});
