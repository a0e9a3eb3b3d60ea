import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { removeApplication } from './remove-application';

it('leaves a page with the whole style sheet and its own script', () => {
  const $ = load(
    '<head><style>a{}</style><script data-scripts="/main.js" data-styles=/all.css>start()</script><script src=/page.js defer></script></head>',
  );
  removeApplication($);
  expect($('head').html()).toBe('<link rel="stylesheet" href="/all.css"><script src="/page.js" defer=""></script>');
});

it('leaves a page without application as it is', () => {
  const html = '<style>a{}</style><script>theme()</script>';
  const $ = load(`<head>${html}</head>`);
  removeApplication($);
  expect($('head').html()).toBe(html);
});
