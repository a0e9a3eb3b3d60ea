import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEXT_FONT } from '../../site/head';
import { draw, loadFont } from './draw';
import { linesOf, pictureName } from './picture';

const picture = { title: 'Lock', section: 'Guides', site: 'Docs', colors: { background: '#0e1116', accent: '#f5b83d' } };

describe('linesOf', () => {
  it.each([
    ['one line', 'a bc', 4, ['a bc']],
    ['two lines', 'aa bb cc', 5, ['aa bb', 'cc']],
    ['a word that is wider than a line', 'aaaaaaa b c', 3, ['aaaaaaa', 'b c']],
  ])('%s', (_case, text, most, lines) => {
    expect(linesOf(text, most, ({ length }) => length)).toEqual(lines);
  });
});

describe('pictureName', () => {
  it('changes with all that is drawn', () => {
    const names = [
      picture,
      { ...picture, title: 'x' },
      { ...picture, section: 'x' },
      { ...picture, colors: { background: '#000000', accent: '#f5b83d' } },
    ];
    expect(new Set(names.map(pictureName)).size).toBe(names.length);
    expect(pictureName({ ...picture })).toBe(pictureName(picture));
  });
});

describe('draw', () => {
  it('gives the same JPEG of 1200 by 630 each time', async () => {
    loadFont(path.join(process.cwd(), 'static', TEXT_FONT));
    const jpeg = Buffer.from(await draw(picture));
    // The start-of-frame marker (ITU T.81, B.2.2): length and precision, then height and width.
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    expect([jpeg.readUInt16BE(0), jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)]).toEqual([0xffd8, 1200, 630]);
    expect(Buffer.from(await draw(picture)).equals(jpeg)).toBe(true);
  });
});
