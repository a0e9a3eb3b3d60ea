/** Checks that the scripts on the composer pages do what the pages say, even with unusual data. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, run, temporaryFolder } from '../testing/page-code';

describe('invoice.py', () => {
  const HEADER = 'project_name,storage_tb,storage_reserved_tb,egress_tb,bandwidth_reserved_tb';

  function invoice(files: readonly (readonly string[])[]) {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'invoice.py'), codeOf('tenants/reports', 'title="invoice.py"'));
    const names = files.map((rows, index) => {
      writeFileSync(path.join(folder, `${index}.csv`), [HEADER, ...rows, ''].join('\n'));
      return `${index}.csv`;
    });
    return run(['python3', 'invoice.py', ...names], folder);
  }

  it('prints what the page shows', () => {
    const { stdout } = invoice([['archive,4,1,0.25,0', 'web,0.5,0,1.2,0']]);
    expect(stdout).toBe(`${codeOf('tenants/reports', 'total                                         49.25')}\n`);
  });

  it.each([
    ['two projects of one name', ['archive,4,1,0.25,0', 'archive,4,1,0.25,0'], ['37.25', '37.25', '74.50']],
    ['less than what is reserved', ['web,0.5,1,0,1'], ['0.00', '0.00']],
    ['a release without the newer columns', ['web,2,,1,'], ['29.00', '29.00']],
  ])('%s', (_case, rows, amounts) => {
    const { stdout } = invoice([rows]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/).at(-1)),
    ).toEqual(amounts);
  });

  it('does not add up the parts of a month', () => {
    const { status, stdout, stderr } = invoice([['archive,2,1,0,0'], ['archive,2,1,0,0']]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('one CSV file of a whole month');
  });
});

describe('all-gateways.sh', () => {
  /** @param pages rows on each page of a list; undefined for a page that fails */
  function rowsOf(pages: readonly (readonly string[] | undefined)[]) {
    const folder = temporaryFolder();
    const script = codeOf('dashboard/use-the-table-searchbar', 'title="all-gateways.sh"').replaceAll('{brand.cli}', 'composer');
    writeFileSync(path.join(folder, 'all-gateways.sh'), script);
    const cli = path.join(folder, 'composer');
    const answers = pages.map((rows, index) => `${index + 1}) ${rows ? `printf '%s' '${rows.join('\n')}'` : 'exit 1'} ;;`);
    writeFileSync(cli, `#!/bin/sh\ncase $4 in\n${answers.join('\n')}\nesac\n`);
    chmodSync(cli, 0o755);
    const command = codeOf('dashboard/use-the-table-searchbar', 'bash all-gateways.sh >');
    const { status } = run(['bash', '-c', command], folder, { PATH: `${folder}:${process.env.PATH ?? ''}` });
    const file = path.join(folder, 'gateways.csv');
    return { status, rows: existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : undefined };
  }

  const many = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => `gw-${from + index}`);

  it.each([
    ['several pages', [many(0, 1000), many(1000, 1000), many(2000, 300)], 2300],
    ['one page', [many(0, 3)], 3],
  ])('reads %s', (_case, pages, count) => {
    const { status, rows } = rowsOf(pages);
    expect({ status, count: rows?.length }).toEqual({ status: 0, count });
  });

  it('leaves no file if a page fails', () => {
    expect(rowsOf([many(0, 1000), undefined])).toEqual({ status: 1, rows: undefined });
  });
});

describe('fstab', () => {
  const ROOT = 'UUID=1111 / ext4 defaults 0 1';
  const OTHER = 'UUID=2222 /data/agent01 xfs defaults,noatime,nofail 0 2';
  const DEAD = 'UUID=3333 /data/agent00 xfs defaults,noatime,nofail 0 2';
  const COMMENT = '# /data/agent00 holds shards';

  /** Returns the file that the block on the page creates for a disk with or without a file system. */
  function newTable(lines: readonly string[], uuid = '4444') {
    const folder = temporaryFolder();
    const file = path.join(folder, 'fstab');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const block = codeOf('swarms/quickstart', 'awk -v mount_point').replaceAll('/etc/fstab', file);
    const tools = `sudo() { "$@"; }\nblkid() { printf '%s' '${uuid}'; }\nDISK=/dev/sdb\nMOUNT_POINT=/data/agent00\n`;
    run(['bash', '-c', tools + block], folder);
    return readFileSync(path.join(folder, 'fstab.new'), 'utf8').trim().split('\n');
  }

  it.each([
    ['the first disk', [ROOT], [ROOT]],
    ['a disk that replaces a dead one', [ROOT, DEAD, OTHER], [ROOT, OTHER]],
    ['a disk that replaces two dead ones', [DEAD, ROOT, DEAD.replace('3333', '5555'), OTHER], [ROOT, OTHER]],
    ['tabs between the fields', [ROOT, DEAD.replaceAll(' ', '\t')], [ROOT]],
    ['comments and similar names', [COMMENT, '', DEAD.replace('agent00', 'agent000')], [COMMENT, '', DEAD.replace('agent00', 'agent000')]],
  ])('has one line for the mount point: %s', (_case, before, kept) => {
    const table = newTable(before);
    expect(table.slice(0, -1)).toEqual(kept);
    expect(table.at(-1)).toMatch(/^UUID=4444 \/data\/agent00 xfs \S+ 0 2$/);
  });

  it('has no line without a UUID, if the disk has no file system', () => {
    expect(newTable([ROOT], '')).toEqual([ROOT]);
  });
});
