import { expect, it } from 'vitest';
import { websiteConfiguration } from './website';

it('leads other languages to their own error page, below the prefix, on the host of the site', () => {
  const { ErrorDocument, RoutingRules } = websiteConfiguration(
    ['404.html', 'it/404.html', 'it/index.html'],
    'docs/',
    'https://docs.example.com',
  );
  expect(ErrorDocument).toEqual({ Key: 'docs/404.html' });
  expect(RoutingRules?.map(({ Condition }) => Condition)).toEqual([
    { KeyPrefixEquals: 'docs/it/', HttpErrorCodeReturnedEquals: '404' },
    { KeyPrefixEquals: 'docs/it/', HttpErrorCodeReturnedEquals: '403' },
  ]);
  expect(RoutingRules?.[0]?.Redirect).toMatchObject({
    HostName: 'docs.example.com',
    Protocol: 'https',
    ReplaceKeyWith: 'docs/it/404.html',
  });
});

it('has no rules for a site of one language: an empty list is refused', () => {
  expect(websiteConfiguration(['404.html'], '', 'https://docs.example.com')).not.toHaveProperty('RoutingRules');
});
