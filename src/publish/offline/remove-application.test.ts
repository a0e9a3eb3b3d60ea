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

it('replaces the styles of the page, not those for readers without scripts', () => {
  const $ = load(
    '<head><noscript><style>b{}</style></noscript><style>a{}</style><script data-scripts="/main.js" data-styles=/all.css></script></head>',
    { scriptingEnabled: false },
  );
  removeApplication($);
  expect($('head').html()).toBe('<noscript><style>b{}</style></noscript><link rel="stylesheet" href="/all.css">');
});

it('leaves a page without application as it is', () => {
  const html = '<style>a{}</style><script>theme()</script>';
  const $ = load(`<head>${html}</head>`);
  removeApplication($);
  expect($('head').html()).toBe(html);
});
