import { describe, expect, it } from 'vitest';
import { StyleSheet } from './style-sheet';

const of = (css: string, html: string, later: string[] = []): string => new StyleSheet(css).of(html, later);

describe('StyleSheet', () => {
  it.each([
    ['tags', 'p{color:red}', '<p>x', 'p{color:red}'],
    ['tags that are not there', 'table{color:red}', '<p>x', ''],
    ['classes', '.a{color:red}', '<p class=a>x', '.a{color:red}'],
    ['one of several classes', '.b{color:red}', '<p class="a b">x', '.b{color:red}'],
    ['a class and an element around it', '.a .b{color:red}', '<p class=b>x', ''],
    ['ids', '#x{color:red}', '<p id="x">', '#x{color:red}'],
    ['some selectors of a list', 'p,table{color:red}', '<p>x', 'p{color:red}'],
    ['a state', 'a:hover{color:red}', '<a href=/>x', 'a:hover{color:red}'],
    ['attributes, which may change', '[data-theme=light] p{color:red}', '<p>x', '[data-theme=light] p{color:red}'],
    ['one of several in :is()', ':is(p,table) b{color:red}', '<table><b>x', ':is(p,table) b{color:red}'],
    ['none in :is()', ':is(p,table) b{color:red}', '<b>x', ''],
    ['what is in :not()', 'p:not(.a){color:red}', '<p>x', 'p:not(.a){color:red}'],
    ['what is in :has()', 'html:has(.dialog){color:red}', '<p>x', ''],
  ])('knows %s', (_, css, html, expected) => {
    expect(of(css, html)).toBe(expected);
  });

  it('omits a prefix that is needed only for more than the style of a line', () => {
    const css = 'a{-webkit-text-decoration:var(--a);text-decoration:var(--a)}b{-webkit-text-decoration:underline dotted}:root{--a:none}';
    expect(of(css, '<a><b>x')).toBe('a{text-decoration:none}b{-webkit-text-decoration:underline dotted}');
  });

  it('keeps what a script adds later', () => {
    expect(of('.wait{color:red}', '<p>x', ['.wait'])).toBe('.wait{color:red}');
  });

  it('keeps order, layers and conditions, and merges blocks that share them', () => {
    const css = '@layer a,b;@layer a{p{color:red}@media print{p{color:black}}table{color:red}b{color:red}}p{margin:0}';
    expect(of(css, '<p><b>x')).toBe('@layer a,b;@layer a{p{color:red}@media print{p{color:black}}b{color:red}}p{margin:0}');
  });

  it('keeps custom properties that the page asks for, directly or not', () => {
    const css = 'html.x{--a:var(--b);--b:1px;--c:2px;--d:3px}p{margin:var(--a)}table{margin:var(--c)}';
    expect(of(css, '<html class=x><p style="top:var(--d)">x')).toBe('html.x{--a:var(--b);--b:1px;--d:3px}p{margin:var(--a)}');
  });

  it('keeps the frames of animations that the page has', () => {
    const css = '@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:a 1s}table{animation:b 1s}';
    expect(of(css, '<p>x')).toBe('@keyframes a{to{top:0}}p{animation:a 1s}');
  });

  it('keeps typefaces', () => {
    expect(of('@font-face{font-family:x;src:url(/x.woff2)}', '<p>x')).toBe('@font-face{font-family:x;src:url(/x.woff2)}');
  });

  it('leaves rules that do not affect the first paint to the style sheet that follows', () => {
    const css = 'p{top:0}p:hover{top:1px}@media print{p{top:2px}}@media (width>9px){p{top:3px}}';
    expect(new StyleSheet(css).ofFirst('<p>')).toBe('p{top:0}@media (width>9px){p{top:3px}}');
  });

  it('keeps custom properties that later styles ask for', () => {
    expect(new StyleSheet('html.x{--a:var(--b);--b:1px;--c:2px}').of('<html class=x>', [], ['--a'])).toBe('html.x{--a:var(--b);--b:1px}');
  });

  it.each([
    ['the classes of the script, without layers', '@layer a{.my-list li{top:0}}', '.my-list li{top:0}'],
    ['conditions', '@media print{.my-list{top:0}}', '@media print{.my-list{top:0}}'],
    ['not what pages have, too', 'li{top:0}.page li{top:0}.my-list{top:0}', '.my-list{top:0}'],
    ['no class that it does not name', '.my-other{top:0}', ''],
    ['no properties of the root element', ':root,.my-list{--a:var(--b);top:0}:root{--b:1px}', '.my-list{top:0}'],
    ['frames of its animations', '@keyframes k{to{top:0}}.my-list{animation:k}', '@keyframes k{to{top:0}}.my-list{animation:k}'],
    ['no statement of layers and no typeface', '@layer a,b;@font-face{font-family:x}.my-list{top:0}', '.my-list{top:0}'],
  ])('gives a script %s', (_, css, expected) => {
    expect(new StyleSheet(css).ofScript('e("ul",{className:"my-list"},e("li"))', /^\.my-/)).toBe(expected);
  });
});
