import { describe, expect, it } from 'vitest';
import { reportAddress } from './report';

const report = {
  title: 'Mistake: Object Lock & more',
  facts: ['Page: Object Lock', 'https://docs.example.com/guides/object-lock'],
  question: 'What is wrong?',
};
const BODY = 'Page: Object Lock\nhttps://docs.example.com/guides/object-lock\n\n';

describe('reportAddress', () => {
  it.each([
    ['title', 'body', 'https://git.example.com/new?title={title}&body={body}'],
    ['body', 'title', 'https://git.example.com/new?title={body}&body={title}'],
    ['issue[title]', 'issue[description]', 'https://git.example.com/new?issue[title]={title}&issue[description]={body}'],
  ])('fills %s and %s, and knows where a quotation goes', (title, body, form) => {
    const { href, quoteAt } = reportAddress(form, report);
    expect(new URL(href).searchParams.get(title)).toBe(report.title);
    expect(new URL(href).searchParams.get(body)).toBe(`${BODY}What is wrong?\n\n`);
    const quoting = new URL(`${href.slice(0, quoteAt)}quoted:%20${href.slice(quoteAt)}`);
    expect(quoting.searchParams.get(body)).toBe(`${BODY}quoted: What is wrong?\n\n`);
  });
});
